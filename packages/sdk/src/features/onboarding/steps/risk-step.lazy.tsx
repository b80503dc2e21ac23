import { CartAwaitsApproval, RiskClass, RiskLoadFailed } from '#domain/risk/risk-result.js';
import { riskProfileText } from '#domain/risk/risk.text.js';
import { introOf, Question, type SurveyViewProps } from '#domain/risk/survey-view.js';
import { useRiskScreens, useRiskSurvey } from '#domain/risk/use-risk-survey.js';
import { onboardingText } from '#features/onboarding/onboarding.text.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';

/** Step 3: the questions, and the class that they show. It can be taken anew whatever the exchange has. */
export function RiskStep(props: StepProps) {
  const { risk: title } = useWords(onboardingText).steps;
  const { onboarding, view } = props;
  const screens = useRiskScreens(view.encryptedId, onboarding.isRetake ? 'survey' : 'result');
  const { result, survey } = screens;
  if (screens.error) return <RiskLoadFailed error={screens.error} onRetry={screens.readAgain} />;
  if (result) {
    const retake = () => {
      screens.retake();
      onboarding.turn(false);
    };
    return (
      <StepFrame {...props} title={title} isQuiet>
        <RiskClass result={result} onRetake={retake} />
        <CartAwaitsApproval />
      </StepFrame>
    );
  }
  if (!survey) return <SkeletonRows />;
  const finish = () => {
    screens.finish();
    onboarding.turn(true);
  };
  return <Survey {...props} key={survey.attemptId} ucc={view.encryptedId} survey={survey} onDone={finish} />;
}

/** The words before the first question, framed as other steps are; then one question a screen. */
function Survey({ onboarding, view, ucc, survey, onDone }: StepProps & SurveyViewProps) {
  const { risk: title } = useWords(onboardingText).steps;
  const text = useWords(riskProfileText);
  const risk = useRiskSurvey(ucc, survey, onDone);
  if (risk.question) {
    return (
      <div className="onboarding__grid">
        <Question key={risk.question.questionNo} survey={survey} risk={risk} question={risk.question} />
      </div>
    );
  }
  return (
    <StepFrame
      onboarding={{ ...onboarding, next: risk.begin }}
      view={view}
      title={title}
      intro={introOf(survey, text)}
      submit={text.begin}
      isQuiet
    />
  );
}

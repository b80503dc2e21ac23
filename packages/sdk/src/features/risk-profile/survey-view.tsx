import { riskErrorText } from '@prosperx/core/risk';
import { type FormEvent, useRef } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { RadioCards } from '#ui/radio-cards.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import css from './risk-profile.css?inline';
import { riskProfileText as text } from './risk-profile.text.js';
import type { Survey } from './survey.js';
import { type RiskSurvey, useRiskSurvey } from './use-risk-survey.js';

interface SurveyViewProps {
  readonly ucc: string;
  readonly survey: Survey;
  readonly flowType: string;
  readonly userType: string;
  readonly onDone: () => void;
}

/** A few words, then one question a screen. */
export function SurveyView({ ucc, survey, flowType, userType, onDone }: SurveyViewProps) {
  useRichStyles(css);
  const { navigate } = useWidget();
  const risk = useRiskSurvey(ucc, survey, () => {
    onDone();
    navigate('/profile/risk-profile-result', { flowType, ...(userType ? { userType } : {}) });
  });
  if (!risk.question) return <Intro survey={survey} onBegin={risk.begin} />;
  return <Question key={risk.question.questionNo} survey={survey} risk={risk} question={risk.question} />;
}

function Intro({ survey, onBegin }: { readonly survey: Survey; readonly onBegin: () => void }) {
  const count = survey.questions.length;
  const answered = Object.keys(survey.answers).length;
  return (
    <section className="risk">
      <header>
        <h2>{text.introTitle}</h2>
        <p>{text.intro(count)}</p>
        {answered > 0 && <p>{text.resumed(answered, count)}</p>}
      </header>
      <footer>
        <Button variant="primary" size="lg" onClick={onBegin}>
          {text.begin}
        </Button>
      </footer>
    </section>
  );
}

interface QuestionProps {
  readonly survey: Survey;
  readonly risk: RiskSurvey;
  readonly question: Survey['questions'][number];
}

function Question({ survey, risk, question }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useBeforePaint(() => heading.current?.focus(), []);
  const count = survey.questions.length;
  const at = (risk.state.at ?? 0) + 1;
  const isLast = at === count;
  const label = text.question(at, count);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) risk.submit();
    else risk.next();
  };
  return (
    <form className="risk" noValidate onSubmit={goOn}>
      <header>
        <p className="risk__count">{label}</p>
        <ProgressBar label={label} done={at} of={count} />
        <h2 ref={heading} tabIndex={-1}>
          {question.description}
        </h2>
      </header>
      <RadioCards
        legend={question.description}
        cards={question.options.map(({ answerOptionId, answerDescription }) => ({
          value: String(answerOptionId),
          title: answerDescription,
        }))}
        value={risk.answerOptionId === undefined ? null : String(risk.answerOptionId)}
        onPick={(picked) => risk.pick(Number(picked))}
        error={risk.state.isMissing ? riskErrorText.answer_required : undefined}
      />
      {risk.isUnsaved && (
        <Banner action={<TextLink onClick={risk.saveAgain}>{text.retry}</TextLink>}>{text.notSaved}</Banner>
      )}
      <footer>
        {at > 1 && (
          <Button variant="ghost" onClick={risk.previous}>
            {text.previous}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={risk.isJudging}>
          {isLast ? text.submit : text.next}
        </Button>
      </footer>
    </form>
  );
}

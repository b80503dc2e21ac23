import { RiskResult, RiskLoadFailed } from '#domain/risk/risk-result.js';
import { SurveyView } from '#domain/risk/survey-view.js';
import { useRiskScreens } from '#domain/risk/use-risk-survey.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWidget } from '#services/widget-context.js';
import { useIsSignedOn } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import type { riskProfileContract } from './risk-profile.contract.js';

type Props = ViewProps<typeof riskProfileContract> & { readonly ucc: string };

/** The survey and its result, each at its own address. */
export function Screens(props: Props) {
  const { ucc, screen, completed, flowType, userType, onFinished } = props;
  const { navigate } = useWidget();
  const isSignedOn = useIsSignedOn();
  // both screens know how the reader came, so that the last leads on from there
  const way = { flowType, ...(userType ? { userType } : {}) };
  const screens = useRiskScreens(ucc, completed ? 'survey' : screen);
  const { result, survey } = screens;
  if (screens.error) return <RiskLoadFailed error={screens.error} onRetry={screens.readAgain} />;
  if (result) {
    const retake = () => {
      screens.retake();
      navigate('/profile/risk-profile', { completed: true, ...way });
    };
    return <RiskResult {...props} result={result} onRetake={retake} />;
  }
  // their own word, which nobody gives for them
  if (survey && isSignedOn) return <OwnLogin to="/profile/risk-profile" />;
  if (survey) {
    const finish = () => {
      screens.finish();
      onFinished?.({});
      navigate('/profile/risk-profile-result', way);
    };
    return <SurveyView key={survey.attemptId} ucc={ucc} survey={survey} onDone={finish} />;
  }
  return <SkeletonRows />;
}

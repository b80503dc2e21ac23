import { FlashPlace } from '#domain/session/flash-place.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useWidget } from '#api/widget-context.js';
import type { ViewProps } from '#widget/contract.js';
import { LoadFailed } from './load-failed.js';
import { Result } from './result.js';
import type { riskProfileContract } from './risk-profile.contract.js';
import { SurveyView } from './survey-view.js';
import { useRiskScreens } from './use-risk-screens.js';

type Props = ViewProps<typeof riskProfileContract> & { readonly ucc: string };

/** The survey and its result, each at its own address. */
export function Screens(props: Props) {
  return (
    <>
      <Screen {...props} />
      <FlashPlace />
    </>
  );
}

function Screen(props: Props) {
  const { ucc, screen, completed, flowType, userType, onFinished } = props;
  const { navigate } = useWidget();
  const screens = useRiskScreens(ucc, completed ? 'survey' : screen);
  const { result, survey } = screens;
  if (screens.error) return <LoadFailed error={screens.error} onRetry={screens.readAgain} />;
  if (result) {
    const retake = () => {
      screens.retake();
      navigate('/profile/risk-profile', { completed: true, flowType });
    };
    return <Result {...props} result={result} onRetake={retake} />;
  }
  if (survey) {
    const finish = () => {
      screens.finish();
      onFinished?.({});
      navigate('/profile/risk-profile-result', { flowType, ...(userType ? { userType } : {}) });
    };
    return <SurveyView key={survey.attemptId} ucc={ucc} survey={survey} onDone={finish} />;
  }
  return <RiskSkeleton />;
}

export function RiskSkeleton() {
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  );
}

import { isKycStatus, mayOnboard } from '@prosperx/core/kyc';
import { ONBOARDING_PATHS, type ProfileView } from '@prosperx/core/profile';
import { Stepper } from '#domain/navigation/stepper.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { pageUrl } from '#services/open-page.js';
import { useWidget } from '#services/widget-context.js';
import { useIsSignedOn } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { ONBOARDING_STEPS, type StepName, isDone, isReached, openStepOf, placeOf } from './onboarding-steps.js';
import { onboardingText } from './onboarding.text.js';
import { stepViews } from './step-views.js';
import { type OnboardingEvents, useOnboarding } from './use-onboarding.js';
import css from './onboarding.css?inline';

interface OnboardingStepsProps extends OnboardingEvents {
  /** The step that the page asks for. */
  readonly step: string;
  readonly view: ProfileView;
  /** Read since this was shown, not kept from before. */
  readonly isFresh: boolean;
}

const stepAt = (index: number): StepName => ONBOARDING_STEPS[index] ?? 'personal';

/** What the addresses of the steps carry. */
const way = { flowType: 'checkout' };

/** The stepper with the step below it; for who has no KYC yet, the way to it. */
export function OnboardingSteps({ step: asked, view, isFresh, ...events }: OnboardingStepsProps) {
  const text = useWords(onboardingText);
  useStyles(css);
  const { shared } = useWidget();
  const isSignedOn = useIsSignedOn();
  const onboarding = useOnboarding(asked, view, isFresh, events);
  const { step, isThere } = onboarding;
  // a step that another widget has just done is not in what was read before
  if (!isThere && !isFresh) return <SkeletonRows />;
  if (step === null) return isSignedOn ? <OwnLogin to={ONBOARDING_PATHS.kyc} params={way} /> : <KycFirst view={view} />;
  const pathOf = (name: StepName) => placeOf(name, isDone(name, view));
  const linkTo = (name: StepName) => {
    const open = openStepOf(view);
    if (open === null || !isReached(name, open)) return null;
    return { href: pageUrl(shared, pathOf(name), way), onGo: () => onboarding.go(name) };
  };
  // a step takes their own word, which nobody gives for them; the last one tells, and AutoPay may be set up there
  const isTheirs = isSignedOn && step !== 'mandate';
  const Step = stepViews[step];
  return (
    <div className="onboarding">
      <Stepper
        label={text.stepper}
        steps={ONBOARDING_STEPS.map((name) => text.steps[name])}
        current={ONBOARDING_STEPS.indexOf(step)}
        isDone={(index) => isDone(stepAt(index), view)}
        linkTo={(index) => linkTo(stepAt(index))}
      />
      {isTheirs ? (
        <OwnLogin to={pathOf(step)} params={way} />
      ) : (
        <Step key={step} onboarding={onboarding} view={view} fallback={<SkeletonRows />} />
      )}
    </div>
  );
}

function KycFirst({ view }: Pick<OnboardingStepsProps, 'view'>) {
  const text = useWords(onboardingText);
  const isProofMissing = !view.isPanProven && isKycStatus(view.panStatus) && mayOnboard(view.panStatus);
  const { navigate } = useWidget();
  const check = (
    <Button variant="primary" onClick={() => navigate('/profile/kyc-details', way)}>
      {isProofMissing ? text.proofAction : text.kycAction}
    </Button>
  );
  const words = isProofMissing
    ? { title: text.proofTitle, text: text.proofText }
    : { title: text.kycTitle, text: text.kycText };
  return <EmptyState level={2} {...words} action={check} />;
}

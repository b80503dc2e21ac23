import { ONBOARDING_PATHS, type OnboardingStep, type ProfileView, stepToCorrect } from '@prosperx/core/profile';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { exchangeRefusedText, profileStatesText } from './profile.text.js';

type Profile = Pick<
  ProfileView,
  'exchangeRefusal' | 'refusedPart' | 'isRefusalCorrected' | 'registeredWithBse' | 'onboardingStep'
>;

interface ExchangeRefusedProps {
  readonly profile: Profile;
  /** Among the steps of onboarding: the one that is shown, and the way to another. A registered person is led to their profile, the only thing they can change. */
  readonly steps?: { readonly at: string | null; readonly onGo: (step: OnboardingStep) => void };
}

/** Says why the exchange refused the registration, or a later change, and the way to what is to be corrected; nothing when it did not. */
export function ExchangeRefused({ profile, steps }: ExchangeRefusedProps) {
  const text = useWords(exchangeRefusedText);
  const { exchangeRefusal, registeredWithBse } = profile;
  if (exchangeRefusal === null) return null;
  if (registeredWithBse === REGISTRATION_STATE.registered)
    return <ChangeRefused reason={exchangeRefusal} isInSteps={steps !== undefined} />;
  const toCorrect = stepToCorrect(profile);
  const sentence = profile.isRefusalCorrected ? text.corrected : toCorrect === null && text.correctAny;
  const to = profile.isRefusalCorrected ? profile.onboardingStep : toCorrect;
  const label =
    profile.isRefusalCorrected || !profile.refusedPart ? text.toConfirm : text.toCorrect[profile.refusedPart];
  const isThere = to === null || steps?.at === (to === 'confirm' ? 'occupation' : to);
  return (
    <Banner
      tone={profile.isRefusalCorrected ? 'info' : 'danger'}
      title={profile.isRefusalCorrected ? text.correctedTitle : text.registration}
      action={!isThere && <CorrectionLink to={to} label={label} onGo={steps?.onGo} />}
    >
      {profile.isRefusalCorrected ? sentence : [exchangeRefusal, sentence].filter(Boolean).join(' ')}
    </Banner>
  );
}

interface CorrectionLinkProps {
  readonly to: OnboardingStep;
  readonly label: string;
  readonly onGo: ((step: OnboardingStep) => void) | undefined;
}

function CorrectionLink({ to, label, onGo }: CorrectionLinkProps) {
  if (onGo && to !== 'kyc') return <TextLink onClick={() => onGo(to)}>{label}</TextLink>;
  return (
    <SiteLink quiet to={ONBOARDING_PATHS[to]} params={{ flowType: 'checkout' }}>
      {label}
    </SiteLink>
  );
}

function ChangeRefused({ reason, isInSteps }: { readonly reason: string; readonly isInSteps: boolean }) {
  const text = useWords(exchangeRefusedText);
  const way = isInSteps && (
    <SiteLink quiet to="/profile">
      {text.toProfile}
    </SiteLink>
  );
  return (
    <Banner tone="danger" title={text.change} action={way}>
      {reason} {text.correctChange}
    </Banner>
  );
}

/** Leads an investor who is not registered yet on with their onboarding: they change nothing of their profile here. */
export function ContinueOnboarding() {
  const profileStatesWords = useWords(profileStatesText);
  const { navigate } = useWidget();
  return (
    <Button variant="primary" onClick={() => navigate('/profile/kyc-details', { flowType: 'checkout' })}>
      {profileStatesWords.continueOnboarding}
    </Button>
  );
}

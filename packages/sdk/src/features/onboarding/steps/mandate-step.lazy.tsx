import { isKycStatus, kycPermitText, kycRefusal } from '@prosperx/core/kyc';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { SiteLink } from '#domain/navigation/site-link.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { Banner } from '#primitives/display/banner.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { mandateText } from './mandate.text.js';

const MandateSetup = lazy(async () => (await import('#domain/mandate/mandate-setup.lazy.js')).MandateSetup);

/** Step 5: how far the registration is, what the KYC allows, the set-up of a mandate once the account is open, and on to the cart. */
export function MandateStep({ onboarding, view }: StepProps) {
  const text = useWords(mandateText);
  const { navigate } = useWidget();
  const isDone = isRegisteredWithBse(view);
  const kyc = isKycStatus(view.panStatus) ? view.panStatus : null;
  const isAnyAllowed = kycRefusal(kyc, 'purchase', true) === null;
  const seeKyc = (
    <SiteLink quiet to="/profile/kyc-details" params={{ flowType: 'checkout' }}>
      {text.seeKyc}
    </SiteLink>
  );
  return (
    <StepFrame
      onboarding={{ ...onboarding, next: () => navigate('/cart-review') }}
      view={view}
      title={text.title}
      intro={text.intro}
      isQuiet
      isSection={isDone}
      submit={isDone ? text.later : text.next}
    >
      <div role="status">
        <Banner tone={isDone ? 'success' : 'info'} title={isDone ? text.done : text.sent}>
          {isDone ? text.doneText : text.sentText} {isDone && isAnyAllowed && text.investNow}
        </Banner>
      </div>
      {!isAnyAllowed && (
        <Banner title={text.kycTitle} action={seeKyc}>
          {kycPermitText(kyc)}
        </Banner>
      )}
      {isDone && <MandateSetup fallback={<SkeletonRows />} mandateId="" limit={null} flow="checkout" />}
    </StepFrame>
  );
}

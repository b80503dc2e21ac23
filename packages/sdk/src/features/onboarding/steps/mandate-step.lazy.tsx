import { isRegisteredWithBse } from '@prosperx/core/profile';
import { isKycStatus, kycPermitText, kycRefusal } from '@prosperx/core/kyc';
import { Banner } from '#primitives/display/banner.js';
import { HelpDesk } from '#domain/session/help-desk.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { useWidget } from '#api/widget-context.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { mandateText } from './mandate.text.js';

/** Step 5: how far the registration is, what the KYC allows, who sets up a mandate, and on to the cart. */
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
      lead={text.lead}
      isQuiet
    >
      <div role="status">
        <Banner tone={isDone ? 'success' : 'info'} title={isDone ? text.done : text.sent}>
          {isDone ? text.doneText : text.sentText} {isDone && isAnyAllowed && text.investNow}
        </Banner>
      </div>
      <Banner title={text.nextTitle}>
        {text.next} <HelpDesk />
      </Banner>
      {!isAnyAllowed && (
        <Banner title={text.kycTitle} action={seeKyc}>
          {kycPermitText(kyc)}
        </Banner>
      )}
    </StepFrame>
  );
}

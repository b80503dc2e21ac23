import type { ProfileView } from '@prosperx/core/profile';
import { Banner } from './banner.js';
import { profileStatesText as text } from './profile-states.text.js';
import { SiteLink } from './site-link.js';

interface ExchangeRefusedProps {
  readonly profile: Pick<ProfileView, 'exchangeRefusal' | 'registeredWithBse'>;
  /** Among the steps of onboarding a registered person is led to his profile, which alone he can change. */
  readonly isInSteps?: boolean;
}

/** Why the exchange refused the registration, or a later change, and what to do; nothing when it did not. */
export function ExchangeRefused({ profile, isInSteps = false }: ExchangeRefusedProps) {
  const { exchangeRefusal, registeredWithBse } = profile;
  if (exchangeRefusal === null) return null;
  const words = registeredWithBse === 3 ? text.changeRefused : text.registrationRefused;
  const way = registeredWithBse === 3 && isInSteps && (
    <SiteLink quiet to="/profile">
      {text.toProfile}
    </SiteLink>
  );
  return (
    <Banner tone="danger" title={words.title} action={way}>
      {exchangeRefusal} {words.mend}
    </Banner>
  );
}

import { SiteLink } from '#domain/navigation/site-link.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsReadOnly, useSession } from '#session/use-session.js';
import { sipCoverText } from './sip-cover-note.text.js';

/** Leads to the set-up of a mandate, which proposes a limit for all SIPs; nothing to whom a partner logged in to look alone. */
export function SetUpAutoPay() {
  const text = useWords(sipCoverText);
  const { user } = useSession();
  if (useIsReadOnly()) return null;
  const params = { flowType: 'profile', userType: 'old', ucc: user?.encryptedId ?? '' };
  return (
    <SiteLink to="/profile/mandates/setup-mandate" params={params}>
      {text.noMandate.title}
    </SiteLink>
  );
}

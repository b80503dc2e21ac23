import { type Paise, toRupees } from '@prosperx/core/money';
import { SiteLink } from '#domain/navigation/site-link.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsReadOnly, useSession } from '#session/use-session.js';
import { sipCoverText } from './sip-cover-note.text.js';

/** Where AutoPay is set up, with the limit that an instalment asks for in base64. */
function autoPayTarget(ucc: string, amount: Paise) {
  const mandateLimit = btoa(String(Math.ceil(toRupees(amount))));
  return {
    to: '/profile/mandates/setup-mandate',
    params: { flowType: 'profile', userType: 'old', ucc, mandateLimit },
  };
}

/** Leads to the set-up of a mandate that covers an instalment; nothing to whom a partner logged in to look alone. */
export function SetUpAutoPay({ amount }: { readonly amount: Paise }) {
  const text = useWords(sipCoverText);
  const { user } = useSession();
  if (useIsReadOnly()) return null;
  return <SiteLink {...autoPayTarget(user?.encryptedId ?? '', amount)}>{text.noMandate.title}</SiteLink>;
}

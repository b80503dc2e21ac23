import { formatMoney } from '@prosperx/core/format';
import { sipCover } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePaymentChoices } from '#queries/payment.js';
import { useSession } from '#session/use-session.js';
import { Banner } from '#primitives/display/banner.js';
import { sipCoverText } from './sip-cover-note.text.js';

export interface SipCoverNoteProps {
  /** What the later instalments come to a month; without any nothing is said. */
  readonly total: Paise;
}

/** Shows by what the later instalments of SIPs are paid, or a warning that nothing pays them; nothing to a visitor, who has no mandate yet. */
export function SipCoverNote({ total }: SipCoverNoteProps) {
  const text = useWords(sipCoverText);
  const isSignedIn = useSession().status === 'signed_in';
  const { data: choices } = usePaymentChoices(isSignedIn && total > 0);
  if (!choices || total === 0) return null;
  const { mandate, bank } = choices;
  const account = bank ? text.on(bank.name, bank.account) : '';
  const [limit, sum] = [formatMoney(mandate?.limit ?? total), formatMoney(total)];
  const cover = sipCover(mandate?.limit ?? null, total);
  if (cover === 'no_mandate') return <Banner title={text.noMandate.title}>{text.noMandate.text(sum)}</Banner>;
  if (cover === 'limit_too_small')
    return <Banner title={text.tooSmall.title}>{text.tooSmall.text(account, limit, sum)}</Banner>;
  return <Banner tone="info">{text.covered(account, limit)}</Banner>;
}

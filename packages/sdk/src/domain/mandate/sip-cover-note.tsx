import { formatMoney } from '@prosperx/core/format';
import type { SipDebits } from '@prosperx/core/mandate';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsReadOnly, useSession } from '#session/use-session.js';
import { sipCoverText } from './sip-cover-note.text.js';
import { totalOf, useSipCover } from './use-sip-cover.js';

export interface SipCoverNoteProps {
  /** The later instalments; without any nothing is said. */
  readonly sips: readonly SipDebits[];
  /** What is paid with the order, or that a mandate has to come before it. */
  readonly opening?: keyof typeof sipCoverText.openings;
  /** None of these SIPs runs yet: they need what those that run leave of a limit. */
  readonly onTop?: boolean;
}

/** Shows by what the later instalments of SIPs are paid, or a warning that nothing pays them with the way to a mandate; nothing to a visitor, who has none yet. */
export function SipCoverNote({ sips, opening = 'firstOnly', onTop = false }: SipCoverNoteProps) {
  const text = useWords(sipCoverText);
  const coverage = useSipCover(sips, onTop);
  if (!coverage) return null;
  const { cover, mandate } = coverage;
  const total = totalOf(sips);
  const account = mandate?.bank ? text.on(mandate.bank.name, mandate.bank.account) : '';
  const [limit, sum] = [formatMoney(mandate?.amount ?? total), formatMoney(total)];
  const first = text.openings[opening];
  if (cover === 'covered') return <Banner tone="info">{text.covered(account, limit)}</Banner>;
  if (cover === 'under_way') return <Banner tone="info">{text.underWay(account, limit, first)}</Banner>;
  if (coverage.cover === 'no_mandate')
    return (
      <Banner title={text.noMandate.title} action={<SetUpLink />}>
        {text.noMandate.text(sum, first)}
      </Banner>
    );
  const { left, needed, sipDate } = coverage.room;
  const isUsed = left < coverage.mandate.amount;
  return (
    <Banner title={text.tooSmall.title} action={<SetUpLink />}>
      {sipDate === null
        ? text.tooSmall.text(account, limit, sum, first)
        : text.tooSmall.ofDay(
            account,
            limit,
            { sipDate, left: isUsed ? formatMoney(left) : null, needed: formatMoney(needed) },
            first,
          )}
    </Banner>
  );
}

/** The way to the set-up of a mandate, which leads back to the cart or the payment; for whoever has an account and may set one up. */
function SetUpLink() {
  const text = useWords(sipCoverText);
  const { user } = useSession();
  if (useIsReadOnly() || !isRegisteredWithBse(user)) return null;
  return (
    <SiteLink quiet to="/profile/mandates/setup-mandate" params={{ flowType: 'checkout', userType: 'old' }}>
      {text.setUp}
    </SiteLink>
  );
}

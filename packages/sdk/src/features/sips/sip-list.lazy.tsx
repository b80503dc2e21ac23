import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { addPaise, type Paise } from '@prosperx/core/money';
import { type RunningSip, type RunningSips, sipStand, type SipStand } from '@prosperx/core/sip';
import type { ReactNode } from 'react';
import { OwnLogin } from '#domain/session/own-login.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useOrdersInProgress } from '#queries/order.js';
import type { SipAct } from '#queries/sips.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { AwaitingCode } from './awaiting-code.js';
import { hasNotBegun } from './not-begun.js';
import { SipCalendar } from './sip-calendar.js';
import { SipCard, type SipCardProps } from './sip-card.js';
import { sipListText } from './sip-list.text.js';
import type { sipsContract } from './sips.contract.js';
import css from './sips.css?inline';

interface Props extends Pick<ViewProps<typeof sipsContract>, 'onChanged'> {
  readonly data: RunningSips;
  /** Stands in place of a list of nothing. */
  readonly empty: ReactNode;
}

/** Nothing follows: not even where the last instalment has no units yet. */
const OVER: readonly SipStand[] = ['stopped', 'completed', 'ended', 'finishing'];

/** Returns the group in which a SIP stands. */
function groupOf(sip: RunningSip): 'unpaid' | 'active' | 'over' | 'notBegun' {
  const stand = sipStand(sip);
  if (hasNotBegun(stand)) return 'notBegun';
  if (stand === 'unpaid') return 'unpaid';
  return OVER.includes(stand) ? 'over' : 'active';
}

/** What falls due, and each SIP with what can be done with it. */
export function SipList({ data, empty, onChanged }: Props) {
  const text = useWords(sipListText);
  useStyles(css);
  const { data: sets = [], isLoading } = useOrdersInProgress(true);
  const unconfirmed = sets.filter(({ status }) => status === 'to_confirm');
  // those stand above the SIPs, and the ways to their payment in them: these would jump
  if (isLoading) return <SkeletonRows rows={4} />;
  if (data.sips.length === 0 && unconfirmed.length === 0) return empty;
  const sipsOf = (group: ReturnType<typeof groupOf>) => data.sips.filter((sip) => groupOf(sip) === group);
  const live = sipsOf('active');
  const shared = { today: data.today, onDone: (act: SipAct) => onChanged?.({ act }) };
  return (
    <div className="sips">
      {live.length > 0 && <OwnLogin to="/running-sips" />}
      {live.length > 0 && <Summary sips={live} />}
      <AwaitingCode sets={unconfirmed} />
      <Group title={text.unpaid} sips={sipsOf('unpaid')} {...shared} />
      <Group title={text.active} sips={live} {...shared} />
      {live.some(({ upcoming }) => upcoming.length > 0) && <SipCalendar sips={live} today={data.today} />}
      <Group title={text.notBegun} sips={sipsOf('notBegun')} {...shared} />
      <Group title={text.over} sips={sipsOf('over')} {...shared} />
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
    </div>
  );
}

interface GroupProps extends Omit<SipCardProps, 'sip'> {
  readonly title: string;
  readonly sips: readonly RunningSip[];
}

/** SIPs that stand alike; nothing where there is none. */
function Group({ title, sips, ...shared }: GroupProps) {
  if (sips.length === 0) return null;
  return (
    <section className="sips__list" aria-label={title}>
      <h2>{title}</h2>
      {sips.map((sip) => (
        <SipCard key={sip.sipId} sip={sip} {...shared} />
      ))}
    </section>
  );
}

/** What the SIPs that are debited come to a month, and what is debited next. */
function Summary({ sips }: { readonly sips: readonly RunningSip[] }) {
  const text = useWords(sipListText);
  const covered = sips.filter(({ autoPay }) => autoPay === 'covered');
  const debited = covered.filter(({ status }) => status === 'running' || status === 'waiting');
  const total: Paise = addPaise(...debited.map(({ amount }) => amount));
  const [next] = covered
    .flatMap(({ upcoming }) => upcoming.filter(({ isSkipped }) => !isSkipped))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <section className="sips__summary" aria-label={text.perMonth}>
      <p>
        <span>{text.perMonth}</span>
        <Money amount={total} size="hero" />
        <span>{text.running(debited.length)}</span>
      </p>
      <p>
        <span>{text.nextDebit}</span>
        <b>{next ? `${formatMoney(next.amount)}, ${formatDateShort(next.date)}` : text.nothingDue}</b>
      </p>
    </section>
  );
}

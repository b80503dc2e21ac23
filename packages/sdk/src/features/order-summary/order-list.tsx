import { formatSipDate, UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDate, formatMoment } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import {
  awaitsCode,
  firstInstalment,
  navRuleOf,
  type Order,
  orderBadge,
  type OrderNav,
  orderNavOf,
  orderStampDutyOf,
} from '@prosperx/core/order';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { fundNoteIn } from '#domain/fund/fund-note-in.text.js';
import { EndReason } from '#domain/order/end-reason.js';
import { OrderBadge } from '#domain/order/order-badge.js';
import { OrderTimeline } from '#domain/order/order-timeline.js';
import { Accordion } from '#primitives/display/accordion.js';
import { type Fact, Facts } from '#primitives/display/card.js';
import { FundCell, PackMark } from '#primitives/display/fund-cell.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type FirstDebit, useCutOff, useFirstDebit } from '#queries/calendar.js';
import { groupsOf, type OrderGroup } from '#queries/order.js';
import { ordersToPayText } from './order-summary.text.js';
import { useFirstInstalmentDate } from './use-first-instalment-date.js';

/** Returns the facts of an order that it has. */
function factsOf(order: Order, { firstDebit, begins, nav }: Dates, text: typeof ordersToPayText): Fact[] {
  const { sipDate, numOfInstallments: months, bseOrderNumber, createdDate, remarks, nfoAllotment = null } = order;
  const orderedOn = businessDateAt(createdDate);
  const duty = orderStampDutyOf(order);
  const sip =
    sipDate === null
      ? []
      : [
          { term: text.sipDate, value: formatSipDate(sipDate, months ?? UNTIL_CANCELLED) },
          { term: text.duration, value: text.durationOf(months) },
          ...(order.paymentState === 'not_due'
            ? [{ term: text.firstInstalment, value: begins === null ? null : beginsText(order, begins, text) }]
            : []),
          ...(order.paymentState !== 'not_due' && order.sip === null && months !== 1
            ? [{ term: text.secondInstalment, value: formatDate(firstDebit(sipDate, nfoAllotment ?? orderedOn)) }]
            : []),
        ];
  return [
    ...sip,
    { term: text.folio, value: folioText(order, text) },
    { term: text.allotment, value: nfoAllotment && text.atFaceValue(formatDate(nfoAllotment)) },
    { term: text.nav, value: nav && nfoAllotment === null && formatDate(nav.date) },
    { term: text.stampDuty, value: duty !== null && <Money amount={duty} decimals={2} /> },
    { term: text.orderNumber, value: bseOrderNumber },
    { term: text.orderDate, value: formatDate(orderedOn) },
    { term: text.remarks, value: remarks },
  ].filter(({ value }) => value);
}

interface Dates {
  readonly firstDebit: FirstDebit;
  /** When a SIP begins that nothing is paid for now; null for any other. */
  readonly begins: BusinessDate | null;
  /** The day of its NAV, as far as it can be told. */
  readonly nav: OrderNav | null;
}

/** Names the folio; of an order that may still get units in a new one, says so. */
const folioText = ({ folioNumber, orderStatus }: Order, text: typeof ordersToPayText) =>
  folioNumber === null && orderStatus !== 'INVALID' ? text.newFolio : folioNumber;

const beginsText = (order: Order, date: BusinessDate, text: typeof ordersToPayText) =>
  awaitsCode(order) ? text.ifConfirmedToday(formatDate(date)) : formatDate(date);

/** One card an order, and one a pack with a card for each of its schemes; the facts of each open below it. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <div className="order-summary__orders">
      {groupsOf(orders).map((group) =>
        group[0].packName === null ? (
          <OrderCard key={group[0].encryptedOrderId} order={group[0]} />
        ) : (
          <PackCard key={group[0].encryptedOrderId} group={group} name={group[0].packName} />
        ),
      )}
    </div>
  );
}

function OrderCard({ order }: { readonly order: Order }) {
  const text = useWords(ordersToPayText);
  const firstDebit = useFirstDebit();
  const begins = useFirstInstalmentDate([order])(order);
  const cutOff = useCutOff(navRuleOf(order.mutualFund.subCategory));
  const nav = orderNavOf(order, cutOff);
  const { brand, schemeName } = order.mutualFund;
  const title = (
    <Summary group={[order]}>
      <span>
        <FundCell brand={brand} name={schemeName} note={fundNoteIn(order.mutualFund, order.folioNumber)} />
        <EndReason order={order} />
      </span>
    </Summary>
  );
  return (
    <Accordion title={title}>
      <Facts facts={factsOf(order, { firstDebit, begins, nav }, text)} />
      {nav && nav.payBefore !== null && (
        <p className="order-summary__muted">{text.navIfPaid(formatMoment(nav.payBefore))}</p>
      )}
      <OrderTimeline order={order} />
    </Accordion>
  );
}

function PackCard({ group, name }: { readonly group: OrderGroup; readonly name: string }) {
  const text = useWords(ordersToPayText);
  const title = (
    <Summary group={group}>
      <span className="order-summary__pack">
        <PackMark />
        <b>{name}</b>
        <small>{text.schemes(group.length)}</small>
      </span>
    </Summary>
  );
  return (
    <Accordion title={title}>
      {group.map((order) => (
        <OrderCard key={order.encryptedOrderId} order={order} />
      ))}
    </Accordion>
  );
}

interface SummaryProps {
  readonly group: OrderGroup;
  readonly children: ReactNode;
}

/** Shows what is ordered, how it stands (of a pack each way in which one of its orders does), and its amount. */
function Summary({ group, children }: SummaryProps) {
  const text = useWords(ordersToPayText);
  const badges = new Map(group.map((order) => [`${orderBadge(order)} ${firstInstalment(order)}`, order]));
  return (
    <span className="order-summary__order">
      {children}
      <span className="order-summary__badges">
        {[...badges].map(([badge, order]) => (
          <OrderBadge key={badge} order={order} />
        ))}
      </span>
      <span className="order-summary__amount">
        <Money amount={addPaise(...group.map(({ amount }) => amount))} decimals={2} />
        <small>{group[0].investmentType === 'SIP' ? text.sipOn(group[0].sipDate) : text.lumpsum}</small>
      </span>
    </span>
  );
}

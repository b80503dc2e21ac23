import { formatSipDate, UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDate } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import { awaitsCode, firstInstalment, type Order, orderBadge } from '@prosperx/core/order';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { fundNoteIn } from '#domain/fund/fund-note-in.text.js';
import { EndReason } from '#domain/order/end-reason.js';
import { AutoPayOfOrder, OrderBadge } from '#domain/order/order-badge.js';
import { OrderFacts } from '#domain/order/order-facts.js';
import { OrderTimeline } from '#domain/order/order-timeline.js';
import { Accordion } from '#primitives/display/accordion.js';
import type { Fact } from '#primitives/display/card.js';
import { FundCell, PackMark } from '#primitives/display/fund-cell.js';
import { Money } from '#primitives/display/money.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type FirstDebit, useFirstDebit } from '#queries/calendar.js';
import { groupsOf, type OrderGroup } from '#queries/order.js';
import { ordersToPayText } from './order-summary.text.js';
import { useFirstInstalmentDate } from './use-first-instalment-date.js';

/** Returns when the instalments of a SIP are, and the folio. */
function factsBefore(order: Order, { firstDebit, begins }: Dates, text: typeof ordersToPayText): Fact[] {
  const { sipDate, numOfInstallments: months, createdDate, nfoAllotment = null } = order;
  const sip =
    sipDate === null
      ? []
      : [
          { term: text.sipDate, value: formatSipDate(sipDate, months ?? UNTIL_CANCELLED) },
          { term: text.duration, value: text.durationOf(months) },
          ...(order.paymentState === 'not_due'
            ? [{ term: text.firstInstalment, value: begins === null ? null : beginsText(order, begins, text) }]
            : []),
          ...(hasSecondToCome(order)
            ? [
                {
                  term: text.secondInstalment,
                  value: formatDate(firstDebit(sipDate, nfoAllotment ?? businessDateAt(createdDate))),
                },
              ]
            : []),
        ];
  return [...sip, { term: text.folio, value: folioText(order, text) }];
}

/** Tells whether a SIP that is paid now has its second instalment still to come, on a day that its progress does not name yet. */
const hasSecondToCome = ({ paymentState, orderStatus, sip, numOfInstallments }: Order) =>
  paymentState !== 'not_due' && orderStatus !== 'INVALID' && sip === null && numOfInstallments !== 1;

const factsAfter = ({ bseOrderNumber, createdDate, remarks }: Order, text: typeof ordersToPayText): Fact[] => [
  { term: text.orderNumber, value: bseOrderNumber },
  { term: text.orderDate, value: formatDate(businessDateAt(createdDate)) },
  { term: text.remarks, value: remarks && <span lang={writtenIn(remarks)}>{remarks}</span> },
];

interface Dates {
  readonly firstDebit: FirstDebit;
  /** When a SIP begins that nothing is paid for now; null for any other. */
  readonly begins: BusinessDate | null;
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

/** An order; one that is part of a pack leaves the way to AutoPay to the pack. */
function OrderCard({ order, isPart = false }: { readonly order: Order; readonly isPart?: boolean }) {
  const text = useWords(ordersToPayText);
  const firstDebit = useFirstDebit();
  const begins = useFirstInstalmentDate([order])(order);
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
    <div className="order-summary__one">
      <Accordion title={title}>
        <OrderFacts
          order={order}
          before={factsBefore(order, { firstDebit, begins }, text)}
          after={factsAfter(order, text)}
        />
        <OrderTimeline order={order} />
      </Accordion>
      {!isPart && <AutoPayOfOrder order={order} />}
    </div>
  );
}

function PackCard({ group, name }: { readonly group: OrderGroup; readonly name: string }) {
  const text = useWords(ordersToPayText);
  const title = (
    <Summary group={group}>
      <span className="order-summary__pack">
        <PackMark />
        <b lang="en">{name}</b>
        <small>{text.schemes(group.length)}</small>
      </span>
    </Summary>
  );
  return (
    <div className="order-summary__one">
      <Accordion title={title}>
        {group.map((order) => (
          <OrderCard key={order.encryptedOrderId} order={order} isPart />
        ))}
      </Accordion>
      <AutoPayOfOrder order={group.find((one) => orderBadge(one) === 'sip_without_autopay') ?? group[0]} />
    </div>
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

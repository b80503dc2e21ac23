import { formatDateShort } from '@prosperx/core/format';
import { type OrderInProgress, type OrderSetStatus, orderSetText } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { Amount } from '#domain/holding/amounts.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { type Column, Table } from '#primitives/display/table.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { leadsToPayment, useOrdersInProgress } from '#queries/order.js';
import type { SiteLinkTarget } from '#services/use-site-link.js';
import { useStyles } from '#theme/use-styles.js';
import { ordersInProgressText } from './portfolio.text.js';
import css from './orders-in-progress.css?inline';

/** Orders of a set that are named; the others are counted. */
const MAX_SHOWN = 3;

/** Shows orders that are not over yet above its content, which waits for them: it would jump. */
export function BelowOrders({ children }: { readonly children: ReactNode }) {
  const { data: sets = [], isLoading } = useOrdersInProgress(true);
  if (isLoading) return <SkeletonRows rows={4} />;
  return (
    <>
      {sets.length > 0 && <OrdersInProgress sets={sets} />}
      {children}
    </>
  );
}

/** Orders with the way to what comes next of each. */
function OrdersInProgress({ sets }: { readonly sets: readonly OrderInProgress[] }) {
  const text = useWords(ordersInProgressText);
  const orderSetWords = useWords(orderSetText);
  useStyles(css);
  return (
    <section className="orders-in-progress" aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className="orders-in-progress__table">
        <Table
          caption={text.title}
          columns={columns(text, orderSetWords)}
          rows={sets}
          keyOf={({ pxOrderNumber }) => pxOrderNumber}
          cards
        />
      </div>
    </section>
  );
}

const tones: Readonly<Record<OrderSetStatus, BadgeProps['tone']>> = {
  waiting_for_exchange: 'accent',
  to_pay: 'warning',
  to_confirm: 'warning',
  payment_failed: 'danger',
  being_paid: 'accent',
  paid: 'success',
  allotted: 'success',
  sip_registered: 'success',
  refused: 'danger',
  expired: 'disabled',
  cancelled: 'disabled',
};

function nextStep(set: OrderInProgress, text: typeof ordersInProgressText): SiteLinkTarget & { readonly word: string } {
  const { status, pxOrderNumber, paymentUrl, challanId } = set;
  if (challanId !== null) return { word: text.challan, to: '/challan', params: { encryptedGroupId: challanId } };
  const word = text.steps[status];
  // expired orders are restored to the cart there, too
  const leadsToSummary = leadsToPayment(set) || status === 'to_confirm' || status === 'expired';
  if (leadsToSummary && paymentUrl !== null) return { word, to: '/order-summary', params: { paymentUrl } };
  return { word: leadsToSummary ? text.steps.paid : word, ...timeLineOf(pxOrderNumber) };
}

const timeLineOf = (orderNo: string): SiteLinkTarget => ({ to: '/thank-you', params: { orderNo } });

const columns = (
  text: typeof ordersInProgressText,
  orderSetWords: typeof orderSetText,
): readonly Column<OrderInProgress>[] => [
  {
    name: 'order',
    title: text.order,
    full: true,
    cell: ({ orders, pxOrderNumber, reason }) => (
      <span className="orders-in-progress__name">
        <SiteLink quiet {...timeLineOf(pxOrderNumber)}>
          {orders.slice(0, MAX_SHOWN).map(({ schemeName, investmentType }, index) => (
            <span key={index}>{text.scheme(schemeName, investmentType)}</span>
          ))}
        </SiteLink>
        {orders.length > MAX_SHOWN && <small>{text.more(orders.length - MAX_SHOWN)}</small>}
        <small>{text.note(orders.length, pxOrderNumber)}</small>
        {reason && <small lang={writtenIn(reason)}>{reason}</small>}
      </span>
    ),
  },
  {
    name: 'date',
    title: text.date,
    oneLine: true,
    cell: ({ createdDate }) => formatDateShort(businessDateAt(createdDate)),
  },
  {
    name: 'status',
    title: text.status,
    oneLine: true,
    cell: ({ status }) => <Badge tone={tones[status]}>{orderSetWords[status]}</Badge>,
  },
  {
    name: 'amount',
    title: text.amount,
    numeric: true,
    cell: ({ amount }) => <Amount amount={amount} decimals={2} />,
  },
  {
    name: 'next',
    title: text.next,
    action: true,
    cell: (set) => {
      const { word, ...target } = nextStep(set, text);
      return (
        <SiteLink quiet {...target}>
          {word}
          <span className="px-vh">{text.stepOf('', set.pxOrderNumber)}</span>
        </SiteLink>
      );
    },
  },
];

import { type Order, orderSetStatus, type OrderSetStatus, restorableOrders } from '@prosperx/core/order';
import { failedInstalments } from '@prosperx/core/sip';
import { fundNote } from '#domain/fund/fund-note.text.js';
import { SipCoverNote } from '#domain/mandate/sip-cover-note.js';
import { useSipCoverAsked } from '#domain/mandate/use-sip-cover.js';
import { EndReason } from '#domain/order/end-reason.js';
import { AutoPayOfOrder, OrderBadge } from '#domain/order/order-badge.js';
import { OrderTimeline } from '#domain/order/order-timeline.js';
import { abandonedPaymentText } from '#domain/payment/payment-state.text.js';
import { Accordion } from '#primitives/display/accordion.js';
import { Button } from '#primitives/display/button.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { alert, check } from '#primitives/icons/controls.js';
import { clock } from '#primitives/icons/features.js';
import {
  coverOpening,
  isPaymentAbandoned,
  laterDebitsOf,
  laterInstalmentsOf,
  readPaymentLink,
} from '#queries/order.js';
import { useRestoreOrders } from '#queries/restore-orders.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { OrderResultProps } from './order-result.js';
import { orderTableText, resultText } from './order-result.text.js';
import { Receipts } from './receipts.js';
import css from './order-result.css?inline';

/** Orders that have arrived, a row each. */
function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  const orderTableWords = useWords(orderTableText);
  return (
    <>
      <Table
        caption={orderTableWords.orders}
        columns={columns(orderTableWords)}
        rows={orders}
        keyOf={(order) => order.encryptedOrderId}
        cards
      />
      <div className="order-result__ways">
        {orders.map((order) => (
          <Accordion
            key={order.encryptedOrderId}
            title={orderTableWords.progressOf(order.mutualFund.schemeName, typeOf(order, orderTableWords))}
            open={orders.length === 1}
          >
            <OrderTimeline order={order} />
          </Accordion>
        ))}
      </div>
    </>
  );
}

const typeOf = ({ investmentType }: Order, text: typeof orderTableText) =>
  investmentType === 'SIP' ? text.sip : text.lumpsum;

const statusOf = (order: Order) => (
  <>
    <OrderBadge order={order} />
    <AutoPayOfOrder order={order} />
  </>
);

const columns = (text: typeof orderTableText): readonly Column<Order>[] => [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: (order) => (
      <>
        <FundCell
          brand={order.mutualFund.brand}
          name={order.mutualFund.schemeName}
          note={
            <>
              {order.packName && <span lang="en">{order.packName}, </span>}
              {fundNote(order.mutualFund)}
            </>
          }
        />
        <EndReason order={order} />
      </>
    ),
  },
  {
    name: 'type',
    title: text.type,
    cell: (order) => typeOf(order, text),
  },
  { name: 'status', title: text.status, oneLine: true, cell: statusOf },
  {
    name: 'amount',
    title: text.amount,
    numeric: true,
    cell: ({ amount }) => <Money amount={amount} decimals={2} />,
  },
];

/** The statuses of orders of which money has come, or is awaited. */
const HAVE_RECEIPT: readonly OrderSetStatus[] = ['being_paid', 'paid', 'allotted'];

interface ResultProps extends OrderResultProps {
  readonly orders: readonly Order[];
}

/** Shows what became of a number of orders, as they stand now: whatever the page was opened for, it says what is true of them. */
export function Result({ orders, orderNo, ...props }: ResultProps) {
  const text = useWords(resultText);
  const { lateMoney } = useWords(abandonedPaymentText);
  useStyles(css);
  const status = orderSetStatus(orders);
  const link = readPaymentLink(orders[0]?.paymentUrl ?? '');
  useRestoreOrders(link && { cartId: link.cartId, orders });
  const failed = status === 'allotted' ? failedInstalments(orders) : null;
  const { title, lines } = failed ? text.instalmentsFailed(failed) : statusMessageOf(status, orders, text, lateMoney);
  // by what they are paid stands above the orders, which would jump
  if (useSipCoverAsked(laterInstalmentsOf(orders))) return <SkeletonRows rows={1} />;
  const isFirstSip = status === 'payment_failed' && orders.some(({ investmentType }) => investmentType === 'SIP');
  return (
    <section className="order-result">
      <div className="order-result__status" role="status">
        <Mark {...(failed ? FAILED : marks[status])} />
        <div>
          <h2>{title}</h2>
          {reasonsOf(orders, status).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isFirstSip && <p>{text.sipNote}</p>}
        </div>
      </div>
      <ResultActions status={status} orders={orders} {...props} />
      {HAVE_RECEIPT.includes(status) && <Receipts orderNo={orderNo} status={status} />}
      <SipCoverNote sips={laterDebitsOf(orders)} opening={coverOpening(orders)} />
      <div className="order-result__orders">
        <p className="order-result__muted">{text.orderNumber(orderNo)}</p>
        <OrderTable orders={orders} />
      </div>
      <p className="order-result__muted">
        <RiskWarning />
      </p>
    </section>
  );
}

function statusMessageOf(status: OrderSetStatus, orders: readonly Order[], text: typeof resultText, lateMoney: string) {
  const isAbandoned = status === 'payment_failed' && isPaymentAbandoned(orders);
  const isOver = status === 'refused' || status === 'cancelled' || status === 'expired';
  if (isOver && new Set(orders.map(({ state }) => state)).size > 1) return text.endedDifferently;
  if (status === 'sip_registered' && orders.every(({ sip }) => sip?.endedOn)) return text.sipOver;
  const isUnconfirmed = status === 'expired' && orders.every(({ paymentState }) => paymentState === 'not_due');
  const { title, lines } = isUnconfirmed ? text.neverConfirmed : text.said[status];
  if (status === 'expired' && restorableOrders(orders).length > 0) return { title, lines: [...lines, text.orderAgain] };
  return { title, lines: isAbandoned ? [lateMoney] : lines };
}

/** Returns why the payment failed, in the bank's words: several orders are paid together, and fail for one reason. */
function reasonsOf(orders: readonly Order[], status: OrderSetStatus): readonly string[] {
  const reasons = orders.map(({ paymentFailure }) => paymentFailure).filter(Boolean);
  return status === 'payment_failed' ? [...new Set(reasons)] : [];
}

interface MarkProps {
  readonly tone: 'danger' | 'neutral' | 'success';
  readonly shape: string;
}

const FAILED: MarkProps = { tone: 'danger', shape: alert };
const BOUGHT: MarkProps = { tone: 'success', shape: check };
const WAITS: MarkProps = { tone: 'neutral', shape: clock };

const marks: Readonly<Record<OrderSetStatus, MarkProps>> = {
  waiting_for_exchange: WAITS,
  to_pay: WAITS,
  to_confirm: WAITS,
  payment_failed: FAILED,
  being_paid: WAITS,
  paid: BOUGHT,
  allotted: BOUGHT,
  sip_registered: BOUGHT,
  refused: FAILED,
  expired: FAILED,
  cancelled: { tone: 'neutral', shape: alert },
};

function Mark({ tone, shape }: MarkProps) {
  return (
    <span className="order-result__mark" data-tone={tone}>
      <Icon shape={shape} />
    </span>
  );
}

interface ResultActionsProps extends Pick<OrderResultProps, 'paymentUrl' | 'onRetried'> {
  readonly status: OrderSetStatus;
  readonly orders: readonly Order[];
}

/** The next step first: to the payment, to the cart, or home. */
function ResultActions({ status, orders, onRetried, ...given }: ResultActionsProps) {
  const text = useWords(resultText);
  const { navigate } = useWidget();
  const paymentUrl = orders[0]?.paymentUrl ?? given.paymentUrl;
  const toSummary = () => navigate('/order-summary', { paymentUrl });
  const retry = () => {
    onRetried?.({});
    toSummary();
  };
  const toPayment: Partial<Record<OrderSetStatus, readonly [string, () => void]>> = paymentUrl
    ? {
        to_pay: [text.pay, retry],
        payment_failed: [text.retry, retry],
        being_paid: [text.seePayment, toSummary],
        to_confirm: [text.confirm, toSummary],
      }
    : {};
  const canTryAgain = restorableOrders(orders).length > 0;
  const [word, go] = toPayment[status] ?? (canTryAgain ? [text.goToCart, () => navigate('/cart-review')] : []);
  const isBought = status === 'paid' || status === 'allotted';
  return (
    <div className="order-result__actions">
      {word && (
        <Button variant="primary" onClick={go}>
          {word}
        </Button>
      )}
      <Button variant={word ? 'secondary' : 'primary'} onClick={() => navigate('/home')}>
        {text.home}
      </Button>
      {status === 'sip_registered' && <Button onClick={() => navigate('/running-sips')}>{text.sips}</Button>}
      {isBought && <Button onClick={() => navigate('/profile/portfolio')}>{text.portfolio}</Button>}
    </div>
  );
}

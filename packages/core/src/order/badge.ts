import type { InvestmentType } from '#cart/index.js';
import type { SipCover } from '#mandate/index.js';
import { sipStatus } from '#sip/index.js';
import { awaitsCode } from './order-set-status.js';
import type { OrderState, OrderStatus, PaymentState } from './states.js';

/** The badges of an order. */
export type OrderBadge =
  | 'pending_payment'
  | 'paid'
  | 'allotted'
  | 'active_sip'
  | 'sip_without_autopay'
  | 'completed_sip'
  | 'stopped_sip'
  | 'ended_sip'
  | 'registration_error'
  | 'expired'
  | 'cancelled'
  | 'being_paid'
  | 'to_confirm'
  | 'processing';

interface Described {
  readonly orderStatus: OrderStatus;
  readonly state: OrderState;
  readonly bseOrderNumber: string | null;
  readonly investmentType: InvestmentType;
  readonly paymentState: PaymentState;
  readonly sip: Parameters<typeof sipStatus>[0] | null;
  /** Absent where it is not known. */
  readonly autoPay?: SipCover | null | undefined;
}

/**
 * Returns the badge of an order. The first line that fits counts:
 * - It begins a SIP and waits for its owner's code: `to_confirm`.
 * - Its status is PENDING, so that nobody knows yet: `processing`.
 * - It expired or was cancelled: a badge for each.
 * - Its status is not VALID, or it has no exchange order number (that of a SIP which begins later needs none): `registration_error`.
 * - It is of a SIP. Without further instalments that is `completed_sip`, `stopped_sip` where its owner ended it, or `ended_sip` where not all that fell
 *   due were invested. A running one is `active_sip`, and `sip_without_autopay` where it is known that no mandate covers its later instalments.
 * - It is a lumpsum, by how far it is: `pending_payment`, `being_paid`, `paid`, `allotted`.
 */
export function orderBadge(order: Described): OrderBadge {
  if (awaitsCode(order)) return 'to_confirm';
  if (order.orderStatus === 'PENDING') return 'processing';
  if (order.state === 'expired' || order.state === 'cancelled') return order.state;
  const isTaken = order.state === 'sip_registered' || Boolean(order.bseOrderNumber);
  if (order.orderStatus !== 'VALID' || !isTaken) return 'registration_error';
  if (order.investmentType === 'SIP') {
    const badge = order.sip ? sipBadges[sipStatus(order.sip)] : 'active_sip';
    return badge === 'active_sip' && needsAutoPay(order) ? 'sip_without_autopay' : badge;
  }
  if (order.paymentState === 'processing') return 'being_paid';
  if (order.state === 'allotted') return 'allotted';
  return order.paymentState === 'paid' ? 'paid' : 'pending_payment';
}

/** Tells whether the later instalments of a SIP will not be debited, since no mandate covers them. */
export function needsAutoPay({ autoPay }: Pick<Described, 'autoPay'>): boolean {
  return autoPay === 'no_mandate' || autoPay === 'limit_too_small';
}

const sipBadges = {
  running: 'active_sip',
  completed: 'completed_sip',
  stopped: 'stopped_sip',
  ended: 'ended_sip',
} as const;

/** The payment of a SIP's first instalment, which is paid with its order. */
export type FirstInstalment = 'unpaid' | 'being_paid' | 'paid';

/**
 * Returns the payment of a SIP's first instalment as long as its badge only says that it is registered; null once its units are there,
 * for a lumpsum and for an order that never came about.
 */
export function firstInstalment({ orderStatus, investmentType, paymentState, sip }: Described): FirstInstalment | null {
  if (investmentType !== 'SIP' || orderStatus !== 'VALID' || sip !== null) return null;
  if (paymentState === 'processing') return 'being_paid';
  if (paymentState === 'paid') return 'paid';
  return paymentState === 'unpaid' || paymentState === 'failed' ? 'unpaid' : null;
}

const rank: Readonly<Record<OrderStatus, number>> = { VALID: 0, PENDING: 1, INVALID: 2 };

/** Returns orders with VALID first, then those not known yet; otherwise in the order given. */
export function sortOrders<Item extends Pick<Described, 'orderStatus'>>(orders: readonly Item[]): Item[] {
  return [...orders].sort((a, b) => rank[a.orderStatus] - rank[b.orderStatus]);
}

import type { InvestmentType } from '#cart/investment.js';
import { sipStatus } from '#sip/progress.js';
import type { OrderState, OrderStatus, PaymentState } from './states.js';

/** What a badge says of an order. */
export type OrderBadge =
  | 'pending_payment'
  | 'paid'
  | 'allotted'
  | 'active_sip'
  | 'completed_sip'
  | 'ended_sip'
  | 'registration_error'
  | 'expired'
  | 'cancelled'
  | 'being_paid'
  | 'processing';

interface Described {
  readonly orderStatus: OrderStatus;
  readonly state: OrderState;
  readonly bseOrderNumber: string | null;
  readonly investmentType: InvestmentType;
  readonly paymentState: PaymentState;
  readonly sip: Parameters<typeof sipStatus>[0] | null;
}

/**
 * The badge of an order (specification, investing, section 4): VALID with an exchange order number is Pending Payment for a lumpsum,
 * Active SIP for a SIP; any other is Registration Error. Added to that: what is not known yet is processing, and what lapsed or was taken
 * back after it had been registered says so; a lumpsum whose payment is under way or done no longer waits for it, nor one that is allotted
 * for its units; a SIP without further instalments is completed, or has ended where not all of them were invested.
 */
export function orderBadge(order: Described): OrderBadge {
  if (order.orderStatus === 'PENDING') return 'processing';
  if (order.state === 'expired' || order.state === 'cancelled') return order.state;
  if (order.orderStatus !== 'VALID' || !order.bseOrderNumber) return 'registration_error';
  if (order.investmentType === 'SIP') return order.sip ? sipBadges[sipStatus(order.sip)] : 'active_sip';
  if (order.paymentState === 'processing') return 'being_paid';
  if (order.state === 'allotted') return 'allotted';
  return order.paymentState === 'paid' ? 'paid' : 'pending_payment';
}

const sipBadges = { running: 'active_sip', completed: 'completed_sip', ended: 'ended_sip' } as const;

/** How the first instalment of a SIP stands, which is paid with its order. */
export type FirstInstalment = 'unpaid' | 'being_paid' | 'paid';

/** That of a SIP whose badge says no more than that it is registered; null once its units are there, and of what is no SIP or never came about. */
export function firstInstalment({ orderStatus, investmentType, paymentState, sip }: Described): FirstInstalment | null {
  if (investmentType !== 'SIP' || orderStatus !== 'VALID' || sip !== null) return null;
  if (paymentState === 'processing') return 'being_paid';
  if (paymentState === 'paid') return 'paid';
  return paymentState === 'unpaid' || paymentState === 'failed' ? 'unpaid' : null;
}

const rank: Readonly<Record<OrderStatus, number>> = { VALID: 0, PENDING: 1, INVALID: 2 };

/** Orders with VALID first, then those not known yet; otherwise in the order given. */
export function sortOrders<Item extends Pick<Described, 'orderStatus'>>(orders: readonly Item[]): Item[] {
  return [...orders].sort((a, b) => rank[a.orderStatus] - rank[b.orderStatus]);
}

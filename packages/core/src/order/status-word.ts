import type { InvestmentType } from '#cart/limits.js';
import type { OrderStatus, PaymentState } from './states.js';

/** What a badge says of an order. */
export type OrderBadge = 'pending_payment' | 'paid' | 'active_sip' | 'registration_error' | 'processing';

interface Described {
  readonly orderStatus: OrderStatus;
  readonly bseOrderNumber: string | null;
  readonly investmentType: InvestmentType;
  readonly paymentState: PaymentState;
}

/**
 * The badge of an order (specification, investing, section 4): VALID with an exchange order number is Pending Payment for a lumpsum,
 * Active SIP for a SIP; any other is Registration Error. Added to that: what is not known yet is processing, and a lumpsum that is
 * paid no longer waits for payment.
 */
export function orderBadge(order: Described): OrderBadge {
  if (order.orderStatus === 'PENDING') return 'processing';
  if (order.orderStatus !== 'VALID' || !order.bseOrderNumber) return 'registration_error';
  if (order.investmentType === 'SIP') return 'active_sip';
  if (order.paymentState === 'processing') return 'processing';
  return order.paymentState === 'paid' ? 'paid' : 'pending_payment';
}

const rank: Readonly<Record<OrderStatus, number>> = { VALID: 0, PENDING: 1, INVALID: 2 };

/** Orders with VALID first, then those not known yet; otherwise in the order given. */
export function sortOrders<Item extends Pick<Described, 'orderStatus'>>(orders: readonly Item[]): Item[] {
  return [...orders].sort((a, b) => rank[a.orderStatus] - rank[b.orderStatus]);
}

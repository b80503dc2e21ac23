import { orderBadgeText } from './order.text.js';
import type { OrderSetStanding } from './set-standing.js';

/** How orders that were made together stand as a whole: what is said of each of them, wherever it says enough. */
export const orderSetText: Readonly<Record<OrderSetStanding, string>> = {
  waiting_for_exchange: orderBadgeText.processing,
  to_pay: orderBadgeText.pending_payment,
  payment_failed: 'Payment failed',
  being_paid: orderBadgeText.being_paid,
  paid: orderBadgeText.paid,
  allotted: orderBadgeText.allotted,
  refused: orderBadgeText.registration_error,
  expired: orderBadgeText.expired,
  cancelled: orderBadgeText.cancelled,
};

import { isOfferWithdrawn } from '@prosperx/core/nfo';
import { isPastPaymentDeadline, isPayable, UNPAID_STATES } from '@prosperx/core/order';
import { isSkipped, type SipHold, type SipStatus } from '@prosperx/core/sip';
import type { Instant } from '@prosperx/core/time';
import type { OrderRow, schemes, SipRow } from '#db/schema/index.js';

/** Returns the status of a SIP by the order that begins it. */
export function statusOf(sip: SipRow, first: OrderRow | undefined): SipStatus {
  if (sip.state === 'pending') return first && UNPAID_STATES.includes(first.paymentState) ? 'unpaid' : 'waiting';
  if (sip.state === 'finished') return 'completed';
  if (sip.state === 'cancelled') return 'stopped';
  if (sip.stoppedAt !== null) return 'stopping';
  return sip.state === 'paused' || isSkipped(sip, sip.instalmentsDone + 1) ? 'paused' : 'running';
}

interface FirstOrder {
  readonly order: OrderRow;
  /** The time until which it can be paid. */
  readonly payableUntil: Instant | null;
}

/** Returns what is in the way of a SIP that has not begun; null where nothing is. */
export function holdOf(
  sip: SipRow,
  { order, payableUntil }: FirstOrder,
  { offer }: Pick<typeof schemes.$inferSelect, 'offer'>,
  now: Instant,
): SipHold | null {
  if (sip.state !== 'pending') return null;
  if (isOfferWithdrawn(offer)) return 'offer_withdrawn';
  if (order.state === 'cancelling') return 'cancelling';
  return isPayable(order) && isPastPaymentDeadline(payableUntil, now) ? 'expired' : null;
}

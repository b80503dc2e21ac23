import type { SchemeOffer } from '@prosperx/core/nfo';
import { isNfoOrder } from '@prosperx/core/order';
import { clearingDay, depositDeadline } from '@prosperx/core/payment';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { orders, paymentOrders, type PaymentRow, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

interface OrderOfScheme {
  readonly createdAt: Instant;
  readonly offer: SchemeOffer | null;
}

/** Tells whether a cheque that is given now may clear only after the offer within which one of some orders was placed: its house would refuse the money. */
export function clearsLate(
  ordered: readonly OrderOfScheme[],
  { clock, calendar }: Pick<Services, 'clock' | 'calendar'>,
): boolean {
  const clears = clearingDay(clock.now(), calendar);
  return ordered.some(
    ({ createdAt, offer }) => offer !== null && isNfoOrder(offer, createdAt) && clears > offer.closes,
  );
}

/** Returns the day until which the cheque of a payment is to be deposited, as seen now; null when it is so late that its money would not be waited for, or that an offer may have closed. */
export async function depositDayOf(
  services: Pick<Services, 'db' | 'clock' | 'calendar'>,
  { id, createdAt }: Pick<PaymentRow, 'id' | 'createdAt'>,
): Promise<BusinessDate | null> {
  const ordered = await services.db
    .select({ createdAt: orders.createdAt, offer: schemes.offer })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(paymentOrders.paymentId, id));
  if (clearsLate(ordered, services)) return null;
  return depositDeadline(createdAt, services.clock.now(), services.calendar);
}

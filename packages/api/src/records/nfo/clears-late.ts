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

/** Returns the last day of the first offer to close within which one of some orders was placed: its house refuses money that comes later. null where there is none. */
function firstClose(ordered: readonly OrderOfScheme[]): BusinessDate | null {
  const within = ordered.flatMap(({ createdAt, offer }) => (offer && isNfoOrder(offer, createdAt) ? offer.closes : []));
  return within.sort()[0] ?? null;
}

/** Tells whether a cheque that is given now may clear only after the offer within which one of some orders was placed. */
export function clearsLate(
  ordered: readonly OrderOfScheme[],
  { clock, calendar }: Pick<Services, 'clock' | 'calendar'>,
): boolean {
  const closes = firstClose(ordered);
  return closes !== null && clearingDay(clock.now(), calendar) > closes;
}

/** Returns the day until which the cheque of a payment is to be deposited, as seen now; null when it is so late that its money would not be waited for, or that an offer may have closed. */
export async function depositDayOf(
  { db, clock, calendar }: Pick<Services, 'db' | 'clock' | 'calendar'>,
  { id, createdAt }: Pick<PaymentRow, 'id' | 'createdAt'>,
): Promise<BusinessDate | null> {
  const ordered = await db
    .select({ createdAt: orders.createdAt, offer: schemes.offer })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(paymentOrders.paymentId, id));
  return depositDeadline(createdAt, clock.now(), calendar, firstClose(ordered));
}

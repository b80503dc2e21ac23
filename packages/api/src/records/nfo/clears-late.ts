import type { SchemeOffer } from '@prosperx/core/nfo';
import { isNfoOrder } from '@prosperx/core/order';
import { clearingDay } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
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

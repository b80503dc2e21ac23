import { isSearchOver } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import type { OrderRow } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { notifyInvestor } from './order-notification.js';
import { SEARCH_ENDED } from './order.text.js';

/**
 * Puts an order before a person, and tells its owner, once the exchange was asked about it for ten working days without finding it: throws
 * `PersonNeeded`, so that the job which asked is parked. Retried, it asks once more; dropped, the order ends by `giveUpOrder`.
 */
export async function endSearchInTime(
  { db, clock, calendar }: Services,
  { id }: Pick<OrderRow, 'id'>,
  since: Instant,
): Promise<void> {
  const now = clock.now();
  if (!isSearchOver(since, now, calendar)) return;
  await db.transaction((tx) => notifyInvestor(tx, { about: 'not_found', id }, now));
  throw new PersonNeeded(SEARCH_ENDED);
}

import { isSearchOver } from '@prosperx/core/order';
import { isReserving, nextRedemptionState } from '@prosperx/core/redemption';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { type RedemptionRow, sales } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { SEARCH_ENDED } from '#modules/orders/order.text.js';
import type { JobHandler } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import { changeRedemption } from './change-redemption.js';
import { notifyRedeemer, notifyRefusal } from './redemption-notification.js';

/**
 * Puts a redemption before a person, and tells its owner, once the exchange was asked about it for ten working days since a time without an answer: throws
 * `PersonNeeded`, so that the job which asked is parked. Retried, it asks once more; dropped, the redemption ends by `giveUpRedemption`.
 */
export async function endRedemptionSearchInTime(
  { db, clock, calendar }: Services,
  { id }: Pick<RedemptionRow, 'id'>,
  since: Instant,
): Promise<void> {
  const now = clock.now();
  if (!isSearchOver(since, now, calendar)) return;
  await db.transaction((tx) => notifyRedeemer(tx, { about: 'not_found', id }, now));
  throw new PersonNeeded(SEARCH_ENDED);
}

/** Ends a redemption whose search a person has given up: its units are free again. One that was executed since goes on. */
export const giveUpRedemption: JobHandler = async (services, { payload }) => {
  const { saleId, clientRef } = payload as { readonly saleId?: string; readonly clientRef?: string };
  const which = saleId === undefined ? eq(sales.clientRef, clientRef ?? '') : eq(sales.id, saleId);
  const [known] = await services.db.select().from(sales).where(which);
  if (!known) return;
  await changeRedemption(services, known.clientRef, async (tx, redemption) => {
    if (!isReserving(redemption.state)) return {};
    await notifyRefusal(tx, redemption, services.clock.now());
    return { state: nextRedemptionState(redemption.state, 'refused'), remarks: orderText.neverFound };
  });
};

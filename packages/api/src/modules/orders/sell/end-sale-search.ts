import { isReserving, nextSaleState } from '@prosperx/core/sale';
import { isSearchOver } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { type SaleRow, sales } from '#db/schema/index.js';
import { orderText, SEARCH_ENDED } from '#modules/orders/order.text.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { JobHandler } from '#queue/queue.js';
import type { Services } from '#kernel/services.js';
import { changeSale } from './change-sale.js';
import { notifySeller } from './sale-letter.js';

/**
 * Puts a sale before a person, and tells its owner, once the exchange was asked about it for ten open days without an answer: throws
 * `PersonNeeded`, so that the job which asked is parked. Retried, it asks once more; dropped, the sale ends by `giveUpSale`.
 */
export async function endSaleSearchInTime(
  { db, clock, calendar }: Services,
  { id, createdAt }: Pick<SaleRow, 'id' | 'createdAt'>,
): Promise<void> {
  const now = clock.now();
  if (!isSearchOver(createdAt, now, calendar)) return;
  await db.transaction((tx) => notifySeller(tx, { about: 'not_found', id }, now));
  throw new PersonNeeded(SEARCH_ENDED);
}

/** Ends a sale whose search a person has given up: its units are free again. One that was executed since goes on. */
export const giveUpSale: JobHandler = async (services, { payload }) => {
  const { saleId, clientRef } = payload as { readonly saleId?: string; readonly clientRef?: string };
  const which = saleId === undefined ? eq(sales.clientRef, clientRef ?? '') : eq(sales.id, saleId);
  const [known] = await services.db.select().from(sales).where(which);
  if (!known) return;
  await changeSale(services, known.clientRef, async (tx, sale) => {
    if (!isReserving(sale.state)) return {};
    await notifySeller(tx, { about: 'refused', id: sale.id }, services.clock.now());
    return { state: nextSaleState(sale.state, 'refused'), remarks: orderText.neverFound };
  });
};

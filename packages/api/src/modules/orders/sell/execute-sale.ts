import { paise, unitsFromScaled, ZERO_PAISE } from '@prosperx/core/money';
import { allocateFifo, lotsOf } from '@prosperx/core/portfolio';
import { creditedAt, isReserving, nextSaleState } from '@prosperx/core/sale';
import { businessDateAt } from '@prosperx/core/time';
import { ledgerEntries, type SaleRow } from '#db/schema/index.js';
import type { Db } from '#db/db.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { readMovementsOf } from '#records/portfolio/repository.js';
import type { ExecutedSale, ExecutionAnswer } from '#providers/exchange/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { EXECUTE_SALE, SETTLE_SALE } from '#queue/job-kinds.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import { enqueue, type JobHandler, scheduleRecheck } from '#queue/queue.js';
import type { Services } from '#kernel/services.js';
import { changeSale, readSale } from './change-sale.js';
import { endSaleSearchInTime } from './end-sale-search.js';
import { notifySeller } from './sale-letter.js';
import { datesOf } from './send-sale.js';

/** The words by which a person finds a sale of more units than its owner has. */
const OVERSOLD = 'units_not_held';

/** Asks the exchange what was sold and books it, or that nothing was; checks again later while neither is known. */
export const executeSale: JobHandler = async (services, { payload }) => {
  const { clientRef } = payload as { readonly clientRef: string };
  const answer = await executionOf(services, clientRef);
  if (answer.state === 'refused') return refuse(services, clientRef, answer.reason);
  if (answer.state === 'executed') return book(services, clientRef, answer.sale);
  const sale = await readSale(services.db, clientRef);
  if (!isReserving(sale.state)) return;
  await endSaleSearchInTime(services, sale);
  await scheduleRecheck(
    services.db,
    { kind: EXECUTE_SALE, ref: clientRef, payload: { clientRef } },
    services.clock.now(),
  );
};

async function executionOf(services: Services, clientRef: string): Promise<ExecutionAnswer> {
  try {
    return await services.providers.exchange.execution(clientRef);
  } catch (error) {
    if (error instanceof ProviderUnknown) await endSaleSearchInTime(services, await readSale(services.db, clientRef));
    throw error;
  }
}

function refuse(services: Services, clientRef: string, reason: string): Promise<void> {
  return changeSale(services, clientRef, async (tx, sale) => {
    if (!isReserving(sale.state)) return {};
    await notifySeller(tx, { about: 'refused', id: sale.id }, services.clock.now());
    return { state: nextSaleState(sale.state, 'refused'), remarks: reason };
  });
}

/** Books the units that went out, under the lock of the folio, and schedules where its money goes. */
function book(services: Services, clientRef: string, executed: ExecutedSale): Promise<void> {
  return changeSale(services, clientRef, async (tx, sale) => {
    if (!isReserving(sale.state)) return {};
    const now = services.clock.now();
    await checkHeld(tx, sale, executed);
    await tx
      .insert(ledgerEntries)
      .values(entryOf(sale, executed, now))
      .onConflictDoNothing();
    const dates = await datesOf(tx, sale, services.calendar);
    const dueAt = Math.max(creditedAt(dates), now);
    await enqueue(tx, [{ kind: SETTLE_SALE, ref: clientRef, payload: { clientRef }, dueAt }], now);
    await notifySeller(tx, { about: 'executed', id: sale.id }, now);
    const { units: soldUnits, ...sold } = executed;
    return { ...sold, soldUnits, creditDate: dates.creditDate, state: nextSaleState(sale.state, 'executed') };
  });
}

/** Throws `PersonNeeded` when the exchange says that more was sold than there is: nothing of it is booked. */
async function checkHeld(tx: Db, sale: SaleRow, { units }: ExecutedSale): Promise<void> {
  try {
    allocateFifo(lotsOf(await readMovementsOf(tx, sale)), units);
  } catch (error) {
    if (error instanceof RangeError) throw new PersonNeeded(OVERSOLD);
    throw error;
  }
}

function entryOf(sale: SaleRow, executed: ExecutedSale, now: number): typeof ledgerEntries.$inferInsert {
  return {
    ...{ profileId: sale.profileId, folioId: sale.folioId, schemeId: sale.schemeId, saleId: sale.id },
    source: EXCHANGE_SOURCE,
    sourceRef: sale.clientRef,
    kind: sale.kind === 'switch' ? 'switch_out' : 'redemption',
    date: businessDateAt(sale.createdAt),
    ...{ navDate: executed.navDate, nav: executed.nav, exitLoad: executed.exitLoad, stt: executed.stt },
    amount: paise(-executed.payout),
    stampDuty: ZERO_PAISE,
    units: unitsFromScaled(-executed.units),
    bookedAt: now,
  };
}

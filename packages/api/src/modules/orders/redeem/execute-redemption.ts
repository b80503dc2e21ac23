import { paise, unitsFromScaled, ZERO_PAISE } from '@prosperx/core/money';
import { allocateFifo, lotsOf } from '@prosperx/core/portfolio';
import { creditedAt, isReserving, nextRedemptionState, redemptionDatesFrom } from '@prosperx/core/redemption';
import { businessDateAt } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { ledgerEntries, type RedemptionRow } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import type { ExecutedRedemption, ExecutionAnswer } from '#providers/exchange/port/redemptions.js';
import { ProviderUnknown } from '#providers/providers.js';
import { EXECUTE_SALE, SETTLE_SALE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, scheduleRecheck } from '#queue/queue.js';
import { withNavDay } from '#records/fund/nav-day.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { readMovementsOf } from '#records/portfolio/repository.js';
import { changeRedemption, readRedemption } from './change-redemption.js';
import { endRedemptionSearchInTime } from './end-redemption-search.js';
import { notifyRedeemer, notifyRefusal } from './redemption-notification.js';
import { readRedeemedScheme } from './send-redemption.js';

/** The words by which a person finds a redemption of more units than its owner has. */
const OVERSOLD = 'units_not_held';

/** Asks the exchange what was sold and books it, or that nothing was; checks again later while neither is known. */
export const executeRedemption: JobHandler = async (services, { payload }) => {
  const { clientRef } = payload as { readonly clientRef: string };
  const answer = await executionOf(services, clientRef);
  if (answer.state === 'refused') return refuse(services, clientRef, answer.reason);
  const redemption = await readRedemption(services.db, clientRef);
  if (!isReserving(redemption.state)) return;
  const executed =
    answer.state === 'executed' ? await withNavDay(services, redemption.schemeId, answer.redemption) : null;
  if (executed !== null) return book(services, clientRef, executed);
  if (answer.state === 'waiting') await endSearch(services, redemption);
  await scheduleRecheck(
    services.db,
    { kind: EXECUTE_SALE, ref: clientRef, payload: { clientRef } },
    services.clock.now(),
  );
};

const endSearch = (services: Services, redemption: RedemptionRow) =>
  endRedemptionSearchInTime(services, redemption, redemption.acceptedAt ?? redemption.createdAt);

async function executionOf(services: Services, clientRef: string): Promise<ExecutionAnswer> {
  try {
    return await services.providers.exchange.execution(clientRef);
  } catch (error) {
    if (error instanceof ProviderUnknown) await endSearch(services, await readRedemption(services.db, clientRef));
    throw error;
  }
}

function refuse(services: Services, clientRef: string, reason: string): Promise<void> {
  return changeRedemption(services, clientRef, async (tx, redemption) => {
    if (!isReserving(redemption.state)) return {};
    await notifyRefusal(tx, redemption, services.clock.now());
    return { state: nextRedemptionState(redemption.state, 'refused'), remarks: reason };
  });
}

/** Books the units that went out, under the lock of the folio, and schedules where its money goes. */
function book(services: Services, clientRef: string, executed: ExecutedRedemption): Promise<void> {
  return changeRedemption(services, clientRef, async (tx, redemption) => {
    if (!isReserving(redemption.state)) return {};
    const now = services.clock.now();
    await checkHeld(tx, redemption, executed);
    await tx
      .insert(ledgerEntries)
      .values(entryOf(redemption, executed, now))
      .onConflictDoNothing();
    const scheme = await readRedeemedScheme(tx, redemption.schemeId);
    const dates = redemptionDatesFrom(redemption.createdAt, executed.navDate, scheme, services.calendar);
    const dueAt = Math.max(creditedAt(dates), now);
    await enqueue(tx, [{ kind: SETTLE_SALE, ref: clientRef, payload: { clientRef }, dueAt }], now);
    await notifyRedeemer(tx, { about: 'executed', id: redemption.id }, now);
    const { units: soldUnits, ...sold } = executed;
    return {
      ...sold,
      soldUnits,
      creditDate: dates.creditDate,
      state: nextRedemptionState(redemption.state, 'executed'),
    };
  });
}

/** Throws `PersonNeeded` when the exchange says that more was sold than there is: nothing of it is booked. */
async function checkHeld(tx: Db, redemption: RedemptionRow, { units }: ExecutedRedemption): Promise<void> {
  try {
    allocateFifo(lotsOf(await readMovementsOf(tx, redemption)), units);
  } catch (error) {
    if (error instanceof RangeError) throw new PersonNeeded(OVERSOLD);
    throw error;
  }
}

function entryOf(
  redemption: RedemptionRow,
  executed: ExecutedRedemption,
  now: number,
): typeof ledgerEntries.$inferInsert {
  return {
    profileId: redemption.profileId,
    folioId: redemption.folioId,
    schemeId: redemption.schemeId,
    saleId: redemption.id,
    source: EXCHANGE_SOURCE,
    sourceRef: redemption.clientRef,
    kind: redemption.kind === 'switch' ? 'switch_out' : 'redemption',
    date: businessDateAt(redemption.createdAt),
    navDate: executed.navDate,
    nav: executed.nav,
    exitLoad: executed.exitLoad,
    stt: executed.stt,
    amount: paise(-executed.payout),
    stampDuty: ZERO_PAISE,
    units: unitsFromScaled(-executed.units),
    bookedAt: now,
  };
}

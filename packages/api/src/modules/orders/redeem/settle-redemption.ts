import { subtractPaise } from '@prosperx/core/money';
import { isPayoutOverdue, nextRedemptionState } from '@prosperx/core/redemption';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { ledgerEntries, type RedemptionRow, sales } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { payoutOverdue } from '#modules/orders/order.text.js';
import type { ExchangeAllotment } from '#providers/exchange/port/orders.js';
import type { SettlementAnswer } from '#providers/exchange/port/redemptions.js';
import { ProviderUnknown } from '#providers/providers.js';
import { SETTLE_SALE } from '#queue/job-kinds.js';
import { type JobHandler, scheduleRecheck } from '#queue/queue.js';
import { withNavDay } from '#records/fund/nav-day.js';
import { tieSwitched } from '#records/goal/follow-units.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { changeRedemption, readRedemption } from './change-redemption.js';
import { notifyRedeemer } from './redemption-notification.js';

/**
 * Asks where the money of a redemption is, and books it: paid to the bank account, or turned into units of the other scheme; checks again later
 * while it is under way, until a person has to look. Where nobody reports payouts, a redemption is settled on its day, without a reference of the bank.
 */
export const settleRedemption: JobHandler = async (services, { payload }) => {
  const { clientRef } = payload as { readonly clientRef: string };
  const { exchange } = services.providers;
  const redemption = await readRedemption(services.db, clientRef);
  if (redemption.state !== 'executed') return;
  const isReported = redemption.kind === 'switch' || exchange.reportsPayouts;
  const answer: SettlementAnswer = isReported ? await exchange.settlement(clientRef) : { state: 'paid', reference: '' };
  if (answer.state === 'paid') return settle(services, clientRef, answer.reference);
  const bought = answer.state === 'bought' ? await datedSwitch(services, redemption, answer.allotment) : null;
  if (answer.state === 'bought' && bought !== null)
    return bookSwitchIn(services, clientRef, bought, answer.orderNumber ?? null);
  const { creditDate } = redemption;
  if (
    answer.state === 'waiting' &&
    creditDate !== null &&
    isPayoutOverdue(creditDate, services.clock.now(), services.calendar)
  )
    throw new PersonNeeded(payoutOverdue[redemption.kind]);
  const job = { kind: SETTLE_SALE, ref: clientRef, payload: { clientRef } };
  await scheduleRecheck(services.db, job, services.clock.now());
};

/** Returns what a switch bought with the day of its NAV; null while that is not known. */
function datedSwitch(services: Services, { toSchemeId, navDate }: RedemptionRow, allotment: ExchangeAllotment) {
  if (toSchemeId === null) throw new Error('a redemption bought units');
  // the fund house may credit it before the day on which it must
  return withNavDay(services, toSchemeId, allotment, navDate ?? undefined);
}

/**
 * Books that a person has seen to the money of a redemption, of which the exchange says nothing. Units that a switch bought are those that the
 * exchange names, so that it is asked again instead.
 */
export const bookPayout: JobHandler = async (services, job) => {
  const { clientRef } = job.payload as { readonly clientRef: string };
  const { kind } = await readRedemption(services.db, clientRef);
  return kind === 'switch' ? settleRedemption(services, job) : settle(services, clientRef, '');
};

function settle(services: Services, clientRef: string, reference: string): Promise<void> {
  return changeRedemption(services, clientRef, async (tx, redemption) => {
    if (redemption.state !== 'executed') return {};
    const now = services.clock.now();
    if (reference !== '') await notifyRedeemer(tx, { about: 'paid', id: redemption.id }, now);
    return { state: nextRedemptionState(redemption.state, 'settled'), payoutRef: reference || null, settledAt: now };
  });
}

/**
 * Books the units that a switch bought, into the folio that it came from. Those that another switch of the folio has taken, since the exchange
 * was asked, are not booked again: it is asked anew.
 */
function bookSwitchIn(
  services: Services,
  clientRef: string,
  allotment: ExchangeAllotment,
  toOrderNumber: string | null,
): Promise<void> {
  return changeRedemption(services, clientRef, async (tx, redemption) => {
    if (redemption.state !== 'executed') return {};
    const isTaken = and(eq(sales.folioId, redemption.folioId), eq(sales.toOrderNumber, toOrderNumber ?? ''));
    if ((await tx.$count(sales, isTaken)) > 0) throw new ProviderUnknown('units of another switch');
    const now = services.clock.now();
    const entry = switchInEntry(redemption, allotment, now);
    await tx.insert(ledgerEntries).values(entry).onConflictDoNothing();
    await tieSwitched(tx, redemption, entry);
    await notifyRedeemer(tx, { about: 'switched', id: redemption.id }, now);
    const { nav: toNav, navDate: toNavDate, units: toUnits, stampDuty: toStampDuty } = allotment;
    const bought = { toNav, toNavDate, toUnits, toStampDuty, toOrderNumber };
    return { ...bought, state: nextRedemptionState(redemption.state, 'settled'), settledAt: now };
  });
}

/** The name in the ledger of what a switch bought: its own, beside that of what it sold. */
export const switchInRef = (clientRef: string): string => `${clientRef}:in`;

function switchInEntry(
  redemption: RedemptionRow,
  { amount, stampDuty, units, nav, navDate }: ExchangeAllotment,
  now: number,
): typeof ledgerEntries.$inferInsert {
  if (redemption.toSchemeId === null) throw new Error('a redemption bought units');
  return {
    profileId: redemption.profileId,
    folioId: redemption.folioId,
    schemeId: redemption.toSchemeId,
    saleId: redemption.id,
    source: EXCHANGE_SOURCE,
    sourceRef: switchInRef(redemption.clientRef),
    kind: 'switch_in',
    date: businessDateAt(redemption.createdAt),
    amount: subtractPaise(amount, stampDuty),
    stampDuty,
    units,
    nav,
    navDate,
    bookedAt: now,
  };
}

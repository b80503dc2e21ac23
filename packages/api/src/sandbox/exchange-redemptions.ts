import {
  type Nav,
  type Paise,
  paise,
  stampDutyOn,
  subtractPaise,
  type Units,
  unitsFor,
  unitsFromScaled,
  valueAtNav,
  ZERO_PAISE,
} from '@prosperx/core/money';
import {
  allocateFifo,
  type DatedMovement,
  exitLoadOn,
  exitLoadSteps,
  inNavOrder,
  lockedUnits,
  lotsOf,
  unitsOf,
} from '@prosperx/core/portfolio';
import {
  creditedAt,
  type RedemptionDates,
  redemptionDates,
  switchInNavDate,
  unitsToRedeem,
} from '@prosperx/core/redemption';
import { sttOn } from '@prosperx/core/tax';
import { type BusinessDate, businessDateAt, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { navs, sandboxBankPayouts, sandboxExchangeOrders, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { ExchangeAllotment, ExchangeAnswer, SubBroker } from '#providers/exchange/port/orders.js';
import type {
  ExchangeRedemption,
  ExecutedRedemption,
  ExecutionAnswer,
  RedemptionDesk,
  SettlementAnswer,
} from '#providers/exchange/port/redemptions.js';
import { ProviderUnknown } from '#providers/providers.js';
import { type BookedOrder, bookedOrder, numberedId, PUBLISHED_AT } from './exchange-book.js';
import { type Faults, outcomeOf, overWire } from './outcomes.js';
import { bankText } from './sandbox.text.js';

/** The exchange keeps this of a redemption besides its columns. */
export interface BookedRedemption {
  readonly what: ExchangeRedemption['what'];
  readonly toIsin: string | null;
  readonly subBroker?: SubBroker | null;
  readonly payoutAccount: { readonly accountEnd: string; readonly ifsc: string } | null;
  readonly sale?: ExecutedRedemption;
  readonly allotment?: ExchangeAllotment;
}

export const SALE_KINDS_AT_EXCHANGE: readonly string[] = ['redemption', 'switch'];

export const redemptionDetailsOf = (booked: BookedOrder) => booked.details as BookedRedemption;

type Deps = Pick<Services, 'db' | 'clock' | 'calendar'>;

/** The part of the sandbox's exchange that sells, with the fund house behind it: its book is its own, and it knows by itself what a folio holds. */
export function sandboxRedemptions(deps: Deps, faults: Faults): RedemptionDesk {
  return {
    reportsPayouts: true,
    redeem: (redemption) =>
      overWire(faults, 'redeem', async () => {
        const answer = answerOf(await book(deps, redemption));
        if (redemption.what.measure === 'amount' && outcomeOf(redemption.what.amount) === 'answer_is_lost')
          throw new ProviderUnknown('redeem');
        return answer;
      }),
    findRedemption: (clientRef) =>
      overWire(faults, 'findSale', async () => {
        const booked = await bookedOrder(deps.db, clientRef);
        return booked ? answerOf(booked) : null;
      }),
    execution: (clientRef) => overWire(faults, 'execution', () => execute(deps, clientRef)),
    settlement: (clientRef) => overWire(faults, 'settlement', () => settle(deps, clientRef)),
  };
}

function answerOf(booked: BookedOrder): ExchangeAnswer {
  if (booked.state === 'refused') return { accepted: false, reason: booked.reason ?? bankText.refused };
  return { accepted: true, orderNumber: booked.orderNumber, registrationNumber: null };
}

async function book({ db, clock }: Deps, redemption: ExchangeRedemption): Promise<BookedOrder> {
  const { what, toIsin, payoutAccount } = redemption;
  const amount = what.measure === 'amount' ? what.amount : ZERO_PAISE;
  const refused = outcomeOf(amount) === 'refused';
  const details: BookedRedemption = {
    what,
    toIsin,
    ...(redemption.subBroker && { subBroker: redemption.subBroker }),
    payoutAccount: payoutAccount && { accountEnd: payoutAccount.account.slice(-4), ifsc: payoutAccount.ifsc },
  };
  const [booked] = await db
    .insert(sandboxExchangeOrders)
    .values({
      orderNumber: numberedId(8),
      clientRef: redemption.clientRef,
      ucc: redemption.ucc,
      schemeCode: redemption.isin,
      kind: toIsin === null ? 'redemption' : 'switch',
      amount,
      folioNumber: redemption.folioNumber,
      state: refused ? 'refused' : 'registered',
      reason: refused ? bankText.refused : null,
      orderDate: businessDateAt(clock.now()),
      details,
      createdAt: clock.now(),
    })
    .returning();
  if (!booked) throw new Error('the book kept nothing');
  return booked;
}

/** Units of a redemption: worked out by the fund house once, on the morning after the NAV, one redemption of a folio after another. */
function execute(deps: Deps, clientRef: string): Promise<ExecutionAnswer> {
  return deps.db.transaction(async (tx) => {
    const booked = await lockedRedemption(tx, clientRef);
    if (!booked) return { state: 'waiting' };
    if (booked.state === 'refused') return { state: 'refused', reason: booked.reason ?? bankText.refused };
    const { sale } = redemptionDetailsOf(booked);
    if (sale) return { state: 'executed', redemption: sale };
    const made = await workOut(tx, booked, deps.clock.now(), deps.calendar);
    if (made === 'waiting') return { state: 'waiting' };
    const change =
      made === null ? { state: 'refused' as const, reason: bankText.nothingHeld } : executedAs(booked, made);
    await tx.update(sandboxExchangeOrders).set(change).where(eq(sandboxExchangeOrders.orderNumber, booked.orderNumber));
    return made === null ? { state: 'refused', reason: bankText.nothingHeld } : { state: 'executed', redemption: made };
  });
}

const executedAs = (booked: BookedOrder, redemption: ExecutedRedemption) => ({
  state: 'executed' as const,
  details: { ...redemptionDetailsOf(booked), sale: redemption },
});

/** Locks all that the book has of a folio: what is left of it is worked out by one at a time. */
async function lockedRedemption(tx: Db, clientRef: string): Promise<BookedOrder | undefined> {
  const named = await bookedOrder(tx, clientRef);
  if (!named?.folioNumber) return named;
  await tx
    .select({ orderNumber: sandboxExchangeOrders.orderNumber })
    .from(sandboxExchangeOrders)
    .where(eq(sandboxExchangeOrders.folioNumber, named.folioNumber))
    .orderBy(asc(sandboxExchangeOrders.orderNumber))
    .for('update');
  return bookedOrder(tx, clientRef);
}

type Scheme = typeof schemes.$inferSelect;

async function workOut(
  tx: Db,
  booked: BookedOrder,
  now: number,
  calendar: ExchangeCalendar,
): Promise<ExecutedRedemption | null | 'waiting'> {
  const scheme = await schemeOf(tx, booked.schemeCode);
  const dates = redemptionDates(booked.createdAt, scheme, calendar);
  if (now < instantAt(calendar.add(dates.navDate, 1), PUBLISHED_AT)) return 'waiting';
  const published = await navOn(tx, scheme.id, dates.navDate);
  if (!published) return 'waiting';
  const lots = lotsOf(await movementsAtExchange(tx, booked));
  const free = unitsFromScaled(unitsOf(lots) - lockedUnits(lots, scheme.lockInYears, businessDateAt(booked.createdAt)));
  const units = requestedUnits(redemptionDetailsOf(booked).what, published.nav, free);
  return units <= 0 ? null : soldAs(scheme, allocateFifo(lots, units).sold, published);
}

function requestedUnits(what: ExchangeRedemption['what'], price: Nav, free: Units): Units {
  if (what.measure === 'amount') return unitsToRedeem(what.amount, price, free);
  return what.measure === 'all' ? free : unitsFromScaled(Math.min(what.units, free));
}

function soldAs(
  scheme: Scheme,
  sold: readonly DatedMovement[],
  { nav, date }: { readonly nav: Nav; readonly date: BusinessDate },
): ExecutedRedemption {
  const units = unitsOf(sold);
  const grossAmount = valueAtNav(units, nav);
  const exitLoad = exitLoadOn(exitLoadSteps(scheme.exitLoad) ?? [], sold, nav, date);
  const stt = sttOn(scheme, grossAmount, date);
  return { units, nav, navDate: date, grossAmount, exitLoad, stt, payout: paise(grossAmount - exitLoad - stt) };
}

/** What the book has of a scheme in a folio, oldest first: units that were allotted, brought by a switch, and sold. */
async function movementsAtExchange(tx: Db, { ucc, folioNumber, schemeCode }: BookedOrder): Promise<DatedMovement[]> {
  const rows = await tx
    .select()
    .from(sandboxExchangeOrders)
    .where(and(eq(sandboxExchangeOrders.ucc, ucc), eq(sandboxExchangeOrders.folioNumber, folioNumber ?? '')));
  const moved = rows.flatMap((row): DatedMovement[] => {
    const { sale: redemption, allotment, toIsin = row.schemeCode } = row.details as Partial<BookedRedemption>;
    const bought = allotment && (toIsin ?? row.schemeCode) === schemeCode;
    return [
      ...(bought ? [{ units: allotment.units, cost: ZERO_PAISE, date: allotment.navDate }] : []),
      ...(redemption && row.schemeCode === schemeCode
        ? [{ units: unitsFromScaled(-redemption.units), cost: ZERO_PAISE, date: redemption.navDate }]
        : []),
    ];
  });
  return inNavOrder(moved);
}

/** Where the money of a redemption is: paid by the bank on its day, or turned into units of the other scheme on the morning after their NAV. */
async function settle({ db, clock, calendar }: Deps, clientRef: string): Promise<SettlementAnswer> {
  return db.transaction(async (tx): Promise<SettlementAnswer> => {
    const booked = await lockedRedemption(tx, clientRef);
    const details = booked && redemptionDetailsOf(booked);
    if (!booked || !details?.sale) return { state: 'waiting' };
    const scheme = await schemeOf(tx, booked.schemeCode);
    const dates = redemptionDates(booked.createdAt, scheme, calendar);
    if (clock.now() < creditedAt(dates)) return { state: 'waiting' };
    if (details.toIsin === null) return payOut(tx, booked, details, clock.now());
    return switchIn(tx, booked, details, dates, clock.now(), calendar);
  });
}

async function payOut(tx: Db, booked: BookedOrder, details: BookedRedemption, now: number): Promise<SettlementAnswer> {
  const { sale: redemption, payoutAccount } = details;
  if (!redemption || !payoutAccount) throw new Error('a redemption has no account');
  const { orderNumber } = booked;
  await tx
    .insert(sandboxBankPayouts)
    .values({ reference: `N${numberedId(12)}`, orderNumber, amount: redemption.payout, ...payoutAccount, paidAt: now })
    .onConflictDoNothing();
  const [paid] = await tx.select().from(sandboxBankPayouts).where(eq(sandboxBankPayouts.orderNumber, orderNumber));
  if (!paid) throw new Error('the bank kept nothing');
  await setState(tx, booked, details);
  return { state: 'paid', reference: paid.reference };
}

async function switchIn(
  tx: Db,
  booked: BookedOrder,
  details: BookedRedemption,
  dates: RedemptionDates,
  now: number,
  calendar: ExchangeCalendar,
): Promise<SettlementAnswer> {
  if (details.allotment) return { state: 'bought', allotment: details.allotment };
  const target = await schemeOf(tx, details.toIsin ?? '');
  const navDate = switchInNavDate(booked.createdAt, dates, target.subCategory, calendar);
  if (now < instantAt(calendar.add(navDate, 1), PUBLISHED_AT)) return { state: 'waiting' };
  const published = await navOn(tx, target.id, navDate);
  if (!published || !details.sale) return { state: 'waiting' };
  const allotment = boughtFor(details.sale.payout, booked.folioNumber ?? '', published);
  await setState(tx, booked, { ...details, allotment });
  return { state: 'bought', allotment };
}

function boughtFor(
  amount: Paise,
  folioNumber: string,
  { nav, date }: { readonly nav: Nav; readonly date: BusinessDate },
): ExchangeAllotment {
  const stampDuty = stampDutyOn(amount);
  return { folioNumber, amount, stampDuty, nav, navDate: date, units: unitsFor(subtractPaise(amount, stampDuty), nav) };
}

function setState(tx: Db, { orderNumber }: BookedOrder, details: BookedRedemption) {
  return tx
    .update(sandboxExchangeOrders)
    .set({ state: 'settled', details })
    .where(eq(sandboxExchangeOrders.orderNumber, orderNumber));
}

async function schemeOf(db: Db, isin: string): Promise<Scheme> {
  const [scheme] = await db.select().from(schemes).where(eq(schemes.isin, isin));
  if (!scheme) throw new Error('the exchange does not know a scheme');
  return scheme;
}

/** Returns the NAV that applies on a day: the last one that was published by it. */
async function navOn(db: Db, schemeId: string, day: BusinessDate) {
  const [published] = await db
    .select({ date: navs.date, nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.schemeId, schemeId), lte(navs.date, day)))
    .orderBy(desc(navs.date))
    .limit(1);
  return published;
}

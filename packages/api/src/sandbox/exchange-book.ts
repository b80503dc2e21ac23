import { randomInt } from 'node:crypto';
import {
  unitsFromScaled,
  type Nav,
  navFromScaled,
  type Paise,
  paise,
  stampDutyOn,
  subtractPaise,
  type Units,
  unitsFor,
} from '@prosperx/core/money';
import { firstNavOf, nfoListedOn, type SchemeOffer } from '@prosperx/core/nfo';
import { isNfoOrder, navRuleOf, purchaseNavDate } from '@prosperx/core/order';
import { type BusinessDate, businessDate, instantAt } from '@prosperx/core/time';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { type Db, preparedOnce, textArray, textsNamed } from '#db/db.js';
import { navs, sandboxExchangeOrders, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { AllotmentAnswer, ExchangeAllotment, SubBroker } from '#providers/exchange/port/orders.js';
import { bankText, exchangeText } from './sandbox.text.js';

/** Fund houses send units on the open morning after the NAV. */
export const PUBLISHED_AT = '09:00';

const WAITING: AllotmentAnswer = { state: 'waiting' };

/** Units of a paid order: worked out by the fund house once, on the morning after the NAV. */
export async function allot(
  deps: Pick<Services, 'db' | 'clock' | 'calendar'>,
  clientRef: string,
): Promise<AllotmentAnswer> {
  const booked = await bookedOrder(deps.db, clientRef);
  if (!booked) return WAITING;
  if (booked.state === 'refused') return { state: 'refused', reason: booked.reason ?? bankText.refused };
  const { allotment, realisedAt } = detailsOf(booked);
  if (allotment) return { state: 'allotted', allotment: readAllotment(booked.amount, allotment) };
  if (booked.state !== 'paid' || realisedAt === undefined) return WAITING;
  const scheme = await schemeOf(deps.db, booked.schemeCode);
  if (!scheme) return WAITING;
  const refusal = refusalWithin(scheme.offer, booked, realisedAt);
  if (refusal !== null) return refuse(deps.db, booked, refusal);
  const made = await workOut(deps, booked, scheme, realisedAt);
  if (!made) return WAITING;
  await keep(deps.db, booked, made);
  return { state: 'allotted', allotment: made };
}

type SchemeRow = typeof schemes.$inferSelect;

const schemeOf = async (db: Db, isin: string): Promise<SchemeRow | undefined> =>
  (await db.select().from(schemes).where(eq(schemes.isin, isin)))[0];

/** Returns why an application within a new fund offer gets no units: the offer was withdrawn, or its money came after the allotment; null otherwise. */
function refusalWithin(offer: SchemeOffer | null, { createdAt }: BookedOrder, realisedAt: number): string | null {
  if (!offer || !isNfoOrder(offer, createdAt)) return null;
  if (offer.withdrawn !== null) return exchangeText.offerWithdrawn;
  return realisedAt < instantAt(nfoListedOn(offer)) ? null : exchangeText.offerUnpaid;
}

async function refuse(db: Db, { orderNumber }: BookedOrder, reason: string): Promise<AllotmentAnswer> {
  const refused = { state: 'refused' as const, reason };
  await db.update(sandboxExchangeOrders).set(refused).where(eq(sandboxExchangeOrders.orderNumber, orderNumber));
  return refused;
}

/** The NAV that gives an order its units: of an application within a new fund offer what a unit costs in it, of any other the last that was published by its day. */
async function navFor(db: Db, { id, offer }: SchemeRow, { createdAt }: BookedOrder, navDate: BusinessDate) {
  if (offer && isNfoOrder(offer, createdAt)) return { nav: firstNavOf(offer), date: navDate };
  const [published] = await db
    .select()
    .from(navs)
    .where(and(eq(navs.schemeId, id), lte(navs.date, navDate)))
    .orderBy(desc(navs.date))
    .limit(1);
  return published;
}

async function workOut(
  { db, clock, calendar }: Pick<Services, 'db' | 'clock' | 'calendar'>,
  booked: BookedOrder,
  scheme: SchemeRow,
  realisedAt: number,
): Promise<ExchangeAllotment | null> {
  const { subCategory, offer } = scheme;
  const rule = navRuleOf(subCategory);
  const navDate = purchaseNavDate({ orderedAt: booked.createdAt, realisedAt, rule, offer }, calendar);
  if (clock.now() < instantAt(calendar.add(navDate, 1), PUBLISHED_AT)) return null;
  const published = await navFor(db, scheme, booked, navDate);
  if (!published) return null;
  const { amount } = booked;
  const stampDuty = stampDutyOn(amount);
  return {
    amount,
    folioNumber: booked.folioNumber ?? (await folioOpenedWith(db, booked, scheme.fundHouse)) ?? numberedId(10),
    units: unitsFor(subtractPaise(amount, stampDuty), published.nav),
    nav: published.nav,
    navDate: published.date,
    stampDuty,
  };
}

function keep(db: Db, booked: BookedOrder, allotment: ExchangeAllotment) {
  return db
    .update(sandboxExchangeOrders)
    .set({
      state: 'allotted',
      folioNumber: allotment.folioNumber,
      details: { ...detailsOf(booked), allotment, opensFolio: booked.folioNumber === null },
    })
    .where(eq(sandboxExchangeOrders.orderNumber, booked.orderNumber));
}

function readAllotment(amount: Paise, kept: NonNullable<BookedDetails['allotment']>): ExchangeAllotment {
  return {
    amount,
    folioNumber: kept.folioNumber,
    units: unitsFromScaled(kept.units),
    nav: navFromScaled(kept.nav),
    navDate: businessDate(kept.navDate),
    stampDuty: paise(kept.stampDuty),
  };
}

export type BookedOrder = typeof sandboxExchangeOrders.$inferSelect;

/** The exchange keeps this of an order besides its columns. */
export interface BookedDetails {
  readonly registrationNumber?: string | undefined;
  readonly subBroker?: SubBroker | undefined;
  readonly paymentRef?: string | undefined;
  /** Instant at which the money was realised. */
  readonly realisedAt?: number | undefined;
  /** It named no folio, so the fund house opened one for it. */
  readonly opensFolio?: boolean;
  readonly allotment?: {
    readonly folioNumber: string;
    readonly units: Units;
    readonly nav: Nav;
    readonly navDate: BusinessDate;
    readonly stampDuty: Paise;
  };
}

const bookedAs = preparedOnce((db) =>
  db
    .select()
    .from(sandboxExchangeOrders)
    .where(eq(sandboxExchangeOrders.clientRef, sql`any(${textsNamed('clientRefs')})`))
    .prepare(''),
);

export const bookedOrders = (db: Db, clientRefs: readonly string[]): Promise<BookedOrder[]> =>
  bookedAs(db).execute({ clientRefs: textArray(clientRefs) });

export const bookedOrder = async (db: Db, clientRef: string): Promise<BookedOrder | undefined> =>
  (await bookedOrders(db, [clientRef]))[0];

/** The new folio that the fund house opened for what an investor ordered on the same day: one for all that named none, as one application has. */
async function folioOpenedWith(
  db: Db,
  { ucc, orderDate }: BookedOrder,
  fundHouse: string,
): Promise<string | null | undefined> {
  const { folioNumber, details } = sandboxExchangeOrders;
  const rows = await db
    .select({ folioNumber, details })
    .from(sandboxExchangeOrders)
    .innerJoin(schemes, eq(schemes.isin, sandboxExchangeOrders.schemeCode))
    .where(
      and(
        eq(sandboxExchangeOrders.ucc, ucc),
        eq(sandboxExchangeOrders.orderDate, orderDate),
        eq(sandboxExchangeOrders.state, 'allotted'),
        eq(schemes.fundHouse, fundHouse),
      ),
    );
  return rows.find((row) => (row.details as BookedDetails).opensFolio)?.folioNumber;
}

export const detailsOf = (booked: BookedOrder) => booked.details as BookedDetails;

/** A number of so many digits, the first of them not 0. */
export function numberedId(digits: number): string {
  const first = 10 ** (Math.min(digits, 12) - 1);
  return String(randomInt(first, first * 10));
}

import { createHash } from 'node:crypto';
import { INVESTMENT_MAXIMUM } from '@prosperx/core/cart';
import { type Paise, rupees, ZERO_UNITS } from '@prosperx/core/money';
import { firstNavOf, nfoAllotmentDate, nfoListedOn, type SchemeOffer, startsAtTen } from '@prosperx/core/nfo';
import { type BusinessDate, businessDateAt, type Instant, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { nfos, queue, schemes } from '#db/schema/index.js';
import { placingOfNfo } from '#providers/nav/sections.js';
import { CONFIRM_WITHDRAWAL, LIST_NFOS, WITHDRAW_NFO } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { lockInOf, objectiveOf } from '#records/fund/category-facts.js';
import { deriveFigures } from '#records/fund/derive-figures.js';
import { storeNavs } from '#records/fund/import-navs.js';
import { refreshSearchWords, searchTextOf } from '#records/fund/search-words.js';
import { NFO_CODE } from '#records/nfo/adopt-amfi-codes.js';
import type { NfoOffer } from './nfo-file.js';

type Row = typeof nfos.$inferSelect;
type Facts = Omit<Row, 'id' | 'schemeId' | 'createdAt' | 'changedAt'>;

/** What a scheme of an offer is made of. */
export interface NfoSale {
  readonly id: string;
  readonly facts: Facts;
  readonly offer: NfoOffer;
  readonly isin: string | null;
  readonly navsModelled: boolean;
}

/** The code of the scheme of an offer until AMFI has named one. */
export const nfoCodeOf = (isin: string): string => `${NFO_CODE}${isin}`;

/** The same at every import and reset, so that links go on working. */
const schemeIdOf = (nfoId: string) => `sch_${createHash('sha256').update(nfoId).digest('base64url').slice(0, 22)}`;

const offerOf = (
  { opens, closes, allotted, withdrawn, faceValue }: Facts,
  calendar: ExchangeCalendar,
): SchemeOffer => ({
  opens,
  closes,
  withdrawn,
  faceValue,
  allotted: nfoAllotmentDate({ closes, allotted }, calendar),
});

/** Tells whether it is known what a unit costs at the allotment. */
const isPriced = (faceValue: Paise | null | undefined, subCategory: string): boolean =>
  typeof faceValue === 'number' || startsAtTen(subCategory);

/**
 * Writes the scheme under which an offer is ordered, and returns its id; null for an offer that is not sold: one without exchange code,
 * ISIN, minimum, a kind that is known or what a unit costs, and one whose scheme is among the funds already.
 */
export async function storeNfoScheme(
  tx: Db,
  onSale: NfoSale,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<string | null> {
  const { id: nfoId, facts, offer, isin, navsModelled } = onSale;
  const id = schemeIdOf(nfoId);
  const [known] = await tx
    .select({ id: schemes.id, isListed: schemes.isListed, subCategory: schemes.subCategory })
    .from(schemes)
    .where(eq(schemes.id, id));
  // what is allotted has facts of its own; an offer of which orders were taken stays one
  if (known?.isListed) return id;
  if (known && facts.withdrawn !== null) {
    await markWithdrawn(tx, id, facts, calendar);
    return id;
  }
  const row = await rowOf(tx, { facts, offer, isin, navsModelled }, known !== undefined, calendar);
  if (row === null) {
    if (!known) return null;
    // a file that no longer says how it is sold still says when; without its price it is not sold any more
    const ends = isPriced(facts.faceValue, known.subCategory) ? {} : { allowPurchase: false };
    await tx
      .update(schemes)
      .set({ offer: offerOf(facts, calendar), ...ends })
      .where(eq(schemes.id, id));
    return id;
  }
  await tx
    .insert(schemes)
    .values({ ...row, id, createdAt: now })
    .onConflictDoUpdate({ target: schemes.id, set: row });
  return id;
}

async function rowOf(
  tx: Db,
  { facts, offer, isin, navsModelled }: Omit<NfoSale, 'id'>,
  isKnown: boolean,
  calendar: ExchangeCalendar,
) {
  const placing = placingOfNfo(facts.category);
  const { exchangeCode, minimumLumpsumAmount, minimumSipAmount } = offer;
  if (!exchangeCode || isin === null || placing === null || minimumLumpsumAmount === null) return null;
  if (!isPriced(facts.faceValue, placing.subCategory)) return null;
  const fund = await tx.$count(schemes, eq(schemes.isin, isin));
  if (fund > 0 && !isKnown) return null;
  const sipDates = offer.sipDates ?? [];
  return {
    amfiCode: nfoCodeOf(isin),
    isin,
    bseCode: exchangeCode,
    name: facts.schemeName,
    shortName: facts.schemeName,
    searchText: searchTextOf({ ...placing, fundHouse: facts.fundHouse }),
    fundHouse: facts.fundHouse,
    ...placing,
    plan: 'Regular',
    option: 'Growth',
    isListed: false,
    navsModelled,
    offer: offerOf(facts, calendar),
    riskometer: offer.riskometer ?? null,
    // the one in the document of the offer
    riskometerDate: offer.riskometer ? facts.opens : null,
    objective: objectiveOf(placing.subCategory),
    launchDate: offerOf(facts, calendar).allotted,
    lockInYears: lockInOf(placing.category, placing.subCategory),
    allowPurchase: facts.withdrawn === null,
    allowRedemption: true,
    stpAllowed: false,
    sipDates,
    systematicPlans:
      minimumSipAmount === null
        ? []
        : [{ frequency: 'MONTHLY' as const, minimumGap: 28, maximumGap: 60, dates: sipDates }],
    minimumSip: minimumSipAmount,
    sipMultiple: offer.sipMultiple ?? rupees(1),
    minimumLumpsum: minimumLumpsumAmount,
    lumpsumMultiple: offer.lumpsumMultiple ?? rupees(1),
    maximum: INVESTMENT_MAXIMUM,
    minimumRedemption: rupees(1),
    redemptionMultiple: rupees(1),
    minimumRedemptionUnits: ZERO_UNITS,
    redemptionUnitsMultiple: ZERO_UNITS,
  };
}

/** The time of the day at which a scheme becomes a fund like any other. */
const LISTED_AT = '08:00';

/**
 * Arranges for what becomes of an offer that is sold: its scheme is listed from its allotment on; of one that is withdrawn, money goes back, once
 * a person has confirmed what a file says.
 */
export async function scheduleNfo(
  tx: Db,
  nfo: Facts & { readonly id: string; readonly schemeId: string | null },
  now: Instant,
  calendar: ExchangeCalendar,
  withdrawnBy: 'house' | 'file',
): Promise<void> {
  const { id, schemeId, withdrawn, asOf } = nfo;
  if (schemeId === null) return;
  const offer = offerOf(nfo, calendar);
  const { allotted } = offer;
  const listedOn = nfoListedOn(offer);
  const dueAt = instantAt(listedOn, LISTED_AT);
  const job =
    withdrawn === null
      ? { kind: LIST_NFOS, ref: `${id}:${allotted}:${listedOn}`, payload: { day: allotted }, dueAt }
      : withdrawnBy === 'house'
        ? { kind: WITHDRAW_NFO, ref: `${id}:${withdrawn}`, payload: { schemeId } }
        : { kind: CONFIRM_WITHDRAWAL, ref: `${id}:${withdrawn}:${asOf}`, payload: { schemeId } };
  if (job.kind === CONFIRM_WITHDRAWAL && (await isAsked(tx, schemeId))) return;
  await enqueue(tx, [job], now);
}

/** Says whether a person is asked about the withdrawal of an offer already: files come each day. */
async function isAsked(tx: Db, schemeId: string): Promise<boolean> {
  const waits = and(eq(queue.kind, CONFIRM_WITHDRAWAL), inArray(queue.state, ['pending', 'parked']));
  return (await tx.$count(queue, and(waits, eq(sql`${queue.payload} ->> 'schemeId'`, schemeId)))) > 0;
}

/**
 * Lists the schemes whose units are allotted on a day, with their first NAV: what a unit cost. One of which nobody says what that is waits
 * for its first NAV in AMFI's file, and one whose offer was made longer for the end of it.
 */
export const listNfos: JobHandler = ({ db, clock }, { payload }) => {
  const { day } = payload as { day: BusinessDate };
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: schemes.id, offer: schemes.offer, subCategory: schemes.subCategory })
      .from(schemes)
      .where(and(eq(schemes.isListed, false), isNotNull(schemes.offer)));
    const today = businessDateAt(clock.now());
    const first = rows.flatMap(({ id: schemeId, offer, subCategory }) =>
      offer?.allotted === day &&
      offer.withdrawn === null &&
      nfoListedOn(offer) <= today &&
      isPriced(offer.faceValue, subCategory)
        ? [{ schemeId, date: day, nav: firstNavOf(offer) }]
        : [],
    );
    if (first.length === 0) return;
    await storeNavs(tx, first);
    const ids = first.map(({ schemeId }) => schemeId);
    for (const id of ids) await tx.update(schemes).set({ isListed: true }).where(eq(schemes.id, id));
    await deriveFigures(tx, ids);
    await refreshSearchWords(tx);
  });
};

/** Says whether a fund house may withdraw an offer on a day: before the allotment. */
export const mayBeWithdrawn = (facts: Facts, withdrawn: BusinessDate, calendar: ExchangeCalendar): boolean =>
  withdrawn < offerOf(facts, calendar).allotted;

/** Withdraws an offer on a day, as its fund house may until the allotment; what was ordered within it ends. Returns whether there is such an offer that is not allotted. */
export async function withdrawNfo(
  tx: Db,
  nfoId: string,
  withdrawn: BusinessDate,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<boolean> {
  const [nfo] = await tx.select().from(nfos).where(eq(nfos.id, nfoId)).for('update');
  if (!nfo || !mayBeWithdrawn(nfo, withdrawn, calendar)) return false;
  await tx.update(nfos).set({ withdrawn, changedAt: now }).where(eq(nfos.id, nfoId));
  if (nfo.schemeId !== null) await markWithdrawn(tx, nfo.schemeId, { ...nfo, withdrawn }, calendar);
  await scheduleNfo(tx, { ...nfo, withdrawn }, now, calendar, 'house');
  return true;
}

const markWithdrawn = (tx: Db, schemeId: string, facts: Facts, calendar: ExchangeCalendar) =>
  tx
    .update(schemes)
    .set({ offer: offerOf(facts, calendar), allowPurchase: false })
    .where(eq(schemes.id, schemeId));

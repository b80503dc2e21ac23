import type { NavPoint } from '@prosperx/core/fund';
import { addUnits, type Paise, stampDutyOn, subtractPaise, type Units, unitsFor } from '@prosperx/core/money';
import { navRuleOf, purchaseNavDate } from '@prosperx/core/order';
import { instalmentDates } from '@prosperx/core/sip';
import {
  type BusinessDate,
  businessDate,
  businessDateAt,
  instantAt,
  partsOf,
  type ExchangeCalendar,
} from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import { folios, ledgerEntries, navs, sandboxExchangeOrders, sandboxExchangeSips, sips } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { scheduleInstalment } from '#records/sip/instalment-jobs.js';
import { LAST_SEEDED_DAY } from '#sandbox/catalogue/nav-model.js';
import { catalogue, type CatalogueScheme } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import { seedId, seedNumber, type SeedDeps } from './seed-person.js';

export interface SeedSip {
  readonly amount: Paise;
  readonly day: number;
  readonly registered: string;
  readonly instalments: number;
  /** The last instalment could not be debited. */
  readonly lastBounced?: boolean;
}

/** The units that a person bought of one scheme in one folio before the sandbox begins. */
export interface SeedHolding {
  readonly amfiCode: string;
  readonly folioNumber: string;
  readonly lumpsums?: readonly (readonly [date: string, amount: Paise])[];
  readonly sip?: SeedSip;
}

export interface SeedHolder {
  /** Key of the person's profile; ids are made of it. */
  readonly key: string;
  readonly profileId: string;
  readonly ucc: string;
  readonly mandateId: string;
}

interface Purchase {
  readonly kind: 'purchase' | 'sip';
  readonly date: BusinessDate;
  readonly amount: Paise;
}

const ORDER_TIME = '10:00';
const ALLOTMENT_TIME = '09:00';

/** Returns the dates of a SIP's instalments until the last seeded day: one a month, which a closed day may move into the month after. */
function pastInstalments({ day, registered, instalments }: SeedSip, calendar: ExchangeCalendar): BusinessDate[] {
  const [from, until] = [partsOf(businessDate(registered)), partsOf(LAST_SEEDED_DAY)];
  const months = (until.year - from.year) * 12 + until.month - from.month + 1;
  const dates = instalmentDates(day, businessDate(registered), Math.min(instalments, months), calendar);
  return dates.filter((date) => date <= LAST_SEEDED_DAY);
}

function purchasesOf({ lumpsums = [], sip }: SeedHolding, calendar: ExchangeCalendar): Purchase[] {
  const single = lumpsums.map(([date, amount]) => ({ kind: 'purchase' as const, date: businessDate(date), amount }));
  const regular = sip
    ? pastInstalments(sip, calendar).map((date) => ({ kind: 'sip' as const, date, amount: sip.amount }))
    : [];
  return [...single, ...regular];
}

/** Units by the rules by which the sandbox's exchange allots them. */
function allotmentOf(
  { date, amount }: Purchase,
  scheme: CatalogueScheme,
  history: readonly NavPoint[],
  calendar: ExchangeCalendar,
) {
  const at = instantAt(date, ORDER_TIME);
  const wanted = purchaseNavDate({ orderedAt: at, realisedAt: at, rule: navRuleOf(scheme.subCategory) }, calendar);
  const published = history.findLast((point) => point.date <= wanted);
  if (!published) throw new Error(`no NAV of ${scheme.amfiCode} is known on ${wanted}`);
  const stampDuty = stampDutyOn(amount);
  const paidIn = subtractPaise(amount, stampDuty);
  return { at, nav: published.nav, navDate: published.date, stampDuty, paidIn, units: unitsFor(paidIn, published.nav) };
}

function historyOf(db: SeedDeps['db'], schemeId: string) {
  return db
    .select({ date: navs.date, nav: navs.nav })
    .from(navs)
    .where(eq(navs.schemeId, schemeId))
    .orderBy(asc(navs.date));
}

type Made = Purchase & ReturnType<typeof allotmentOf> & { readonly clientRef: string };

/** A SIP as both books have it, and the instalment of it that bounced last, where one did. */
function sipRows(
  { now, calendar }: Pick<SeedDeps, 'now' | 'calendar'>,
  holder: SeedHolder,
  { folioNumber }: SeedHolding,
  scheme: CatalogueScheme,
  sip: SeedSip,
) {
  const dates = pastInstalments(sip, calendar);
  const done = dates.length;
  const registeredAt = instantAt(businessDate(sip.registered), ORDER_TIME);
  const next = instalmentDates(sip.day, businessDate(sip.registered), done + 1, calendar).at(-1) ?? null;
  const name = `${holder.key} ${folioNumber} ${scheme.isin}`;
  const registrationNumber = seedId('xsip', name);
  const isOver = done >= sip.instalments;
  const row = {
    id: seedId('sip', name),
    instalmentsDone: done,
    nextDate: isOver ? null : next,
    state: isOver ? ('finished' as const) : ('running' as const),
    profileId: holder.profileId,
    schemeId: catalogueId(scheme.isin),
    registrationNumber,
    mandateId: holder.mandateId,
    folioNumber,
    amount: sip.amount,
    frequency: 1,
    sipDate: sip.day,
    instalments: sip.instalments,
    createdAt: registeredAt,
    changedAt: registeredAt,
  };
  const atExchange = {
    registrationNumber,
    clientRef: seedId('ref', registrationNumber),
    ucc: holder.ucc,
    schemeCode: scheme.isin,
    amount: sip.amount,
    start: businessDateAt(registeredAt),
    instalments: sip.instalments,
    state: 'active' as const,
    pauses: {},
    createdAt: registeredAt,
  };
  const last = dates.at(-1);
  const bounced = sip.lastBounced && last ? { date: last, instalment: done, amount: sip.amount, at: now } : null;
  return { row, atExchange, bounced };
}

/** The rows of a holding in our books and in those of the sandbox's exchange, by the NAVs of its scheme, oldest first. */
export function holdingRows(
  { now, calendar }: Pick<SeedDeps, 'now' | 'calendar'>,
  holder: SeedHolder,
  holding: SeedHolding,
  history: readonly NavPoint[],
) {
  const scheme = schemeOf(holding);
  const { folioNumber, sip } = holding;
  const schemeId = catalogueId(scheme.isin);
  const folioId = seedId('folio', `${scheme.fundHouse} ${folioNumber}`);
  const sips = sip ? sipRows({ now, calendar }, holder, holding, scheme, sip) : null;
  const made = purchasesOf(holding, calendar)
    .filter(({ kind, date }) => kind !== 'sip' || date !== sips?.bounced?.date)
    .map((purchase): Made => {
      const name = `${holder.key} ${folioNumber} ${scheme.isin} ${purchase.kind} ${purchase.date}`;
      return { ...purchase, ...allotmentOf(purchase, scheme, history, calendar), clientRef: seedId('ref', name) };
    });
  const { profileId, ucc } = holder;
  const entries = made.map(({ kind, date, clientRef, nav, navDate, paidIn, stampDuty, units }) => ({
    ...{ profileId, folioId, schemeId, kind, date, navDate, nav, stampDuty, units },
    source: EXCHANGE_SOURCE,
    sourceRef: clientRef,
    amount: paidIn,
    bookedAt: instantAt(calendar.add(navDate, 1), ALLOTMENT_TIME),
  }));
  const atExchange = made.map(({ kind, date, amount, clientRef, at, nav, navDate, stampDuty, units }) => ({
    ...{ ucc, kind, amount, clientRef, folioNumber },
    orderNumber: seedNumber(`bse ${clientRef}`),
    schemeCode: scheme.isin,
    state: 'allotted' as const,
    orderDate: date,
    details: {
      realisedAt: at,
      fundHouse: scheme.fundHouse,
      allotment: { folioNumber, units, nav, navDate, stampDuty },
    },
    createdAt: at,
  }));
  const folio = { id: folioId, folioNumber, fundHouse: scheme.fundHouse, profileId, createdAt: now };
  return { folio, entries, atExchange, sips };
}

export type HoldingRows = ReturnType<typeof holdingRows>;

/** Rows that one statement writes. */
const AT_ONCE = 400;

/** Writes the rows of holdings, and schedules their SIPs. */
export async function writeHoldings({ db, now, calendar }: SeedDeps, all: readonly HoldingRows[]): Promise<void> {
  const parts = <Each>(rows: readonly Each[]) =>
    Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, index) =>
      rows.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
  const ofSips = all.flatMap((rows) => rows.sips ?? []);
  for (const rows of parts(all.map(({ folio }) => folio))) await db.insert(folios).values(rows).onConflictDoNothing();
  for (const rows of parts(all.flatMap(({ entries }) => entries))) await db.insert(ledgerEntries).values(rows);
  for (const rows of parts(all.flatMap(({ atExchange }) => atExchange)))
    await db.insert(sandboxExchangeOrders).values(rows);
  for (const rows of parts(ofSips)) {
    await db.insert(sips).values(rows.map(({ row }) => row));
    await db.insert(sandboxExchangeSips).values(rows.map(({ atExchange }) => atExchange));
  }
  for (const { row } of ofSips) await scheduleInstalment(db, row, now, calendar);
}

function schemeOf({ amfiCode }: Pick<SeedHolding, 'amfiCode'>): CatalogueScheme {
  const scheme = catalogue.find((each) => each.amfiCode === amfiCode);
  if (!scheme) throw new Error(`the catalogue has no ${amfiCode}`);
  return scheme;
}

/** Reads the NAVs of a scheme of the catalogue, oldest first. */
export function seededHistory(db: SeedDeps['db'], amfiCode: string): Promise<NavPoint[]> {
  return historyOf(db, catalogueId(schemeOf({ amfiCode }).isin));
}

/** Books a holding in our ledger and in the book of the sandbox's exchange alike; returns its units. */
export async function seedHolding(deps: SeedDeps, holder: SeedHolder, holding: SeedHolding): Promise<Units> {
  const rows = holdingRows(deps, holder, holding, await seededHistory(deps.db, holding.amfiCode));
  await writeHoldings(deps, [rows]);
  return addUnits(...rows.entries.map(({ units }) => units));
}

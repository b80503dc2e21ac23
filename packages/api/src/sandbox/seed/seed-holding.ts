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

async function seedPurchases(
  { db, calendar }: SeedDeps,
  holder: SeedHolder,
  holding: SeedHolding,
  scheme: CatalogueScheme,
  folioId: string,
): Promise<Units> {
  const schemeId = catalogueId(scheme.isin);
  const history = await historyOf(db, schemeId);
  const made = purchasesOf(holding, calendar).map((purchase) => {
    const name = `${holder.key} ${holding.folioNumber} ${scheme.isin} ${purchase.kind} ${purchase.date}`;
    return { ...purchase, ...allotmentOf(purchase, scheme, history, calendar), clientRef: seedId('ref', name) };
  });
  await db.insert(ledgerEntries).values(
    made.map(({ kind, date, clientRef, nav, navDate, paidIn, stampDuty, units }) => ({
      profileId: holder.profileId,
      folioId,
      schemeId,
      source: EXCHANGE_SOURCE,
      sourceRef: clientRef,
      kind,
      date,
      navDate,
      nav,
      amount: paidIn,
      stampDuty,
      units,
      bookedAt: instantAt(calendar.add(navDate, 1), ALLOTMENT_TIME),
    })),
  );
  await seedBook({ db }, holder, holding, scheme, made);
  return addUnits(...made.map(({ units }) => units));
}

type Made = Purchase & ReturnType<typeof allotmentOf> & { readonly clientRef: string };

async function seedBook(
  { db }: Pick<SeedDeps, 'db'>,
  holder: SeedHolder,
  holding: SeedHolding,
  scheme: CatalogueScheme,
  made: readonly Made[],
) {
  await db.insert(sandboxExchangeOrders).values(
    made.map(({ kind, date, amount, clientRef, at, nav, navDate, stampDuty, units }) => ({
      orderNumber: seedNumber(`bse ${clientRef}`),
      clientRef,
      ucc: holder.ucc,
      schemeCode: scheme.isin,
      kind,
      amount,
      folioNumber: holding.folioNumber,
      state: 'allotted' as const,
      orderDate: date,
      details: {
        realisedAt: at,
        fundHouse: scheme.fundHouse,
        allotment: { folioNumber: holding.folioNumber, units, nav, navDate, stampDuty },
      },
      createdAt: at,
    })),
  );
}

async function seedSip(
  { db, now, calendar }: SeedDeps,
  holder: SeedHolder,
  { folioNumber }: SeedHolding,
  scheme: CatalogueScheme,
  sip: SeedSip,
) {
  const done = pastInstalments(sip, calendar).length;
  const registeredAt = instantAt(businessDate(sip.registered), ORDER_TIME);
  const next = instalmentDates(sip.day, businessDate(sip.registered), done + 1, calendar).at(-1) ?? null;
  const id = seedId('sip', `${holder.key} ${folioNumber} ${scheme.isin}`);
  const registrationNumber = seedId('xsip', `${holder.key} ${folioNumber} ${scheme.isin}`);
  const isOver = done >= sip.instalments;
  const place = {
    instalmentsDone: done,
    nextDate: isOver ? null : next,
    state: isOver ? ('finished' as const) : ('running' as const),
  };
  await db.insert(sips).values({
    ...place,
    id,
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
  });
  await db.insert(sandboxExchangeSips).values({
    registrationNumber,
    clientRef: seedId('ref', registrationNumber),
    ucc: holder.ucc,
    schemeCode: scheme.isin,
    amount: sip.amount,
    start: businessDateAt(registeredAt),
    instalments: sip.instalments,
    state: 'active',
    pauses: {},
    createdAt: registeredAt,
  });
  await scheduleInstalment(db, { id, ...place }, now, calendar);
}

/** Books a holding in our ledger and in the book of the sandbox's exchange alike; returns its units. */
export async function seedHolding(deps: SeedDeps, holder: SeedHolder, holding: SeedHolding): Promise<Units> {
  const scheme = catalogue.find(({ amfiCode }) => amfiCode === holding.amfiCode);
  if (!scheme) throw new Error(`the catalogue has no ${holding.amfiCode}`);
  const { folioNumber, sip } = holding;
  const folioId = seedId('folio', `${scheme.fundHouse} ${folioNumber}`);
  const folio = {
    id: folioId,
    folioNumber,
    fundHouse: scheme.fundHouse,
    profileId: holder.profileId,
    createdAt: deps.now,
  };
  await deps.db.insert(folios).values(folio).onConflictDoNothing();
  const units = await seedPurchases(deps, holder, holding, scheme, folioId);
  if (sip) await seedSip(deps, holder, holding, scheme, sip);
  return units;
}

import {
  addPaise,
  type Paise,
  paise,
  subtractPaise,
  type Units,
  unitsFromScaled,
  ZERO_PAISE,
  ZERO_UNITS,
} from '@prosperx/core/money';
import { type DatedMovement, inNavOrder, type Position, positionOf } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import { and, asc, count, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import { type Db, isOneOf, preparedOnce, textArray, textsNamed } from '#db/db.js';
import { folios, ledgerEntries, positions, schemes } from '#db/schema/index.js';
import { inParts } from '#kernel/in-parts.js';

/** What a portfolio and its files say of a scheme: a row of all is several times as long. */
const schemeColumns = {
  id: schemes.id,
  amfiCode: schemes.amfiCode,
  isin: schemes.isin,
  secondIsin: schemes.secondIsin,
  name: schemes.name,
  shortName: schemes.shortName,
  fundHouse: schemes.fundHouse,
  category: schemes.category,
  subCategory: schemes.subCategory,
  allowPurchase: schemes.allowPurchase,
  endedOn: schemes.endedOn,
  allowRedemption: schemes.allowRedemption,
  stpAllowed: schemes.stpAllowed,
  sipDates: schemes.sipDates,
  minimumSip: schemes.minimumSip,
  minimumLumpsum: schemes.minimumLumpsum,
  minimumRedemption: schemes.minimumRedemption,
  redemptionMultiple: schemes.redemptionMultiple,
  minimumRedemptionUnits: schemes.minimumRedemptionUnits,
  redemptionUnitsMultiple: schemes.redemptionUnitsMultiple,
  exitLoad: schemes.exitLoad,
  latestNav: schemes.latestNav,
  latestNavDate: schemes.latestNavDate,
  previousNav: schemes.previousNav,
} as const;

/** A scheme that is held. */
export type HeldScheme = Pick<typeof schemes.$inferSelect, keyof typeof schemeColumns>;

/** One scheme in one folio: the sum of its entries in the ledger. */
export interface HeldPosition extends Position {
  readonly profileId: string;
  readonly folioId: string;
  readonly folioNo: string;
  readonly scheme: HeldScheme;
  readonly transactionCount: number;
  readonly saleCount: number;
  readonly firstNavDate: BusinessDate;
  /** Units that were bought at the scheme's last NAV: nobody had them at the one before. */
  readonly newUnits: Units;
  /** What redemptions brought, less the price of the units sold. */
  readonly realised: Paise;
}

const ledger = ledgerEntries;
const isPurchase = sql`${ledger.units} > 0`;
const cost = sql`${ledger.amount} + ${ledger.stampDuty}`;

type Sums = typeof positions.$inferSelect;
type Key = Pick<Sums, 'folioId' | 'schemeId'>;

/** Names a scheme in a folio. */
export const keyOf = ({ folioId, schemeId }: Key): string => `${folioId} ${schemeId}`;

/** Schemes in folios as a prepared statement is given them. */
export const keysNamed = sql`unnest(${textsNamed('folioIds')}, ${textsNamed('schemeIds')})`;

export const keysParameter = (keys: readonly Key[]) => ({
  folioIds: textArray(keys.map(({ folioId }) => folioId)),
  schemeIds: textArray(keys.map(({ schemeId }) => schemeId)),
});

/** A movement of the ledger. */
export interface LedgerMovement extends DatedMovement {
  /** What a redemption brought after exit load, before securities transaction tax; 0 of a purchase. */
  readonly proceeds: Paise;
  /** What was taken off it before; 0 of a purchase. */
  readonly exitLoad: Paise;
}

const proceeds = sql`case when ${isPurchase} then 0 else ${ledger.stt} - ${ledger.amount} end`;

const movementsOf = preparedOnce((db) =>
  db
    .select({
      folioId: ledger.folioId,
      schemeId: ledger.schemeId,
      movements: sql<
        [BusinessDate, number, number, number, number][]
      >`json_agg(json_build_array(${ledger.navDate}, ${ledger.units}, ${cost}, ${proceeds}, ${ledger.exitLoad}) order by ${ledger.seq})`,
    })
    .from(ledger)
    .where(sql`(${ledger.folioId}, ${ledger.schemeId}) in (select * from ${keysNamed})`)
    .groupBy(ledger.folioId, ledger.schemeId)
    .prepare('movements_of'),
);

/** The movements of some folios in the order of their NAVs, read as arrays, so that a row a folio is read. */
export async function readMovements(db: Db, keys: readonly Key[]): Promise<ReadonlyMap<string, LedgerMovement[]>> {
  const rows = await inParts(keys, (part) => movementsOf(db).execute(keysParameter(part)));
  return new Map(
    rows.map((row) => [
      keyOf(row),
      inNavOrder(
        row.movements.map(([date, units, price, brought, exitLoad]) => ({
          date,
          units: unitsFromScaled(units),
          cost: paise(price),
          proceeds: paise(brought),
          exitLoad: paise(exitLoad),
        })),
      ),
    ]),
  );
}

/**
 * Where nothing was sold, the price of what is held is all that was paid; else it is worked out lot by lot, by core's rule, from the entries
 * of just these folios.
 */
async function investedOf(db: Db, sums: readonly Sums[]): Promise<ReadonlyMap<string, Paise>> {
  const soldInPart = sums.filter(({ saleCount, units }) => saleCount > 0 && units > 0);
  const movements = await readMovements(db, soldInPart);
  return new Map(
    sums.map((sum) => {
      const sold = movements.get(keyOf(sum));
      if (sold) return [keyOf(sum), positionOf(sold).invested];
      return [keyOf(sum), sum.units > 0 ? sum.paid : ZERO_PAISE];
    }),
  );
}

/** Returns the movements of one scheme in one folio in the order of their NAVs. */
export async function readMovementsOf(db: Db, key: Key): Promise<readonly LedgerMovement[]> {
  return (await readMovements(db, [key])).get(keyOf(key)) ?? [];
}

const newUnits = sql`(select coalesce(sum(${ledger.units}), 0) from ${ledger}
  where ${ledger.profileId} = ${positions.profileId} and ${ledger.navDate} = ${schemes.latestNavDate}
    and ${ledger.folioId} = ${positions.folioId} and ${ledger.schemeId} = ${positions.schemeId} and ${isPurchase})`.mapWith(
  (sum: string | number) => unitsFromScaled(Number(sum)),
);

// the database keeps the sums: a portfolio of 100,000 entries is 500 rows here
const positionsWhere = (name: string, where: SQL | undefined) =>
  preparedOnce((db) =>
    db
      .select({ sums: positions, newUnits, folioNo: folios.folioNumber, scheme: schemeColumns })
      .from(positions)
      .innerJoin(folios, eq(folios.id, positions.folioId))
      .innerJoin(schemes, eq(schemes.id, positions.schemeId))
      .where(where)
      .prepare(name),
  );

const positionsOfProfiles = positionsWhere(
  'positions_of_profiles',
  sql`${positions.profileId} = any(${textsNamed('profileIds')})`,
);
const onePosition = positionsWhere(
  'one_position',
  and(
    eq(positions.profileId, sql.placeholder('profileId')),
    eq(positions.schemeId, sql.placeholder('schemeId')),
    eq(folios.folioNumber, sql.placeholder('folioNo')),
  ),
);

/** Returns every scheme that profiles have, or had, in every folio. */
export const readAllPositions = async (db: Db, profileIds: readonly string[]): Promise<HeldPosition[]> =>
  withInvested(db, await positionsOfProfiles(db).execute({ profileIds: textArray(profileIds) }));

/** What a profile holds at the last NAVs, and the price of that. */
export interface Held {
  readonly value: Paise;
  readonly invested: Paise;
}

/** Returns what each of many profiles holds of schemes with a NAV. The database sums; where a part was sold, the price of the rest is worked out lot by lot. */
export const readHeld = async (db: Db, profileIds: readonly string[]): Promise<ReadonlyMap<string, Held>> =>
  new Map(await inParts(profileIds, (part) => readHeldOf(db, part)));

async function readHeldOf(db: Db, profileIds: readonly string[]): Promise<ReadonlyMap<string, Held>> {
  const where = and(
    isOneOf(positions.profileId, profileIds),
    gt(positions.units, ZERO_UNITS),
    isNotNull(schemes.latestNav),
  );
  const rows = await db
    .select({
      profileId: positions.profileId,
      value: sql`sum(coalesce(round(${positions.units}::numeric * ${schemes.latestNav} / 10000000000), 0))`.mapWith(
        Number,
      ),
      invested: sql`coalesce(sum(${positions.paid}) filter (where ${positions.saleCount} = 0), 0)`.mapWith(Number),
    })
    .from(positions)
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .where(where)
    .groupBy(positions.profileId);
  const soldRows = await db
    .select({ sums: positions })
    .from(positions)
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .where(and(where, gt(positions.saleCount, 0)));
  const sold = soldRows.map(({ sums }) => sums);
  const rests = await investedOf(db, sold);
  const held = new Map(
    rows.map(({ profileId, value, invested }) => [profileId, { value: paise(value), invested: paise(invested) }]),
  );
  for (const sums of sold) {
    const { value = ZERO_PAISE, invested = ZERO_PAISE } = held.get(sums.profileId) ?? {};
    held.set(sums.profileId, { value, invested: addPaise(invested, rests.get(keyOf(sums)) ?? ZERO_PAISE) });
  }
  return held;
}

/** What many profiles hold is valued at NAVs of different days. */
interface HeldNavs {
  readonly oldestNavDate: BusinessDate | null;
  readonly newestNavDate: BusinessDate | null;
  /** The name of the scheme of each holding that `readHeld` leaves out. */
  readonly unvalued: string[];
}

/** Returns the days of the NAVs at which `readHeld` values what many profiles hold, and what it leaves out. */
export async function readHeldNavs(db: Db, profileIds: readonly string[]): Promise<HeldNavs> {
  const rows = await inParts(profileIds, (part) =>
    db
      .select({ name: schemes.name, nav: schemes.latestNav, navDate: schemes.latestNavDate, holdings: count() })
      .from(positions)
      .innerJoin(schemes, eq(schemes.id, positions.schemeId))
      .where(and(isOneOf(positions.profileId, part), gt(positions.units, ZERO_UNITS)))
      .groupBy(schemes.id)
      .orderBy(asc(schemes.name)),
  );
  const days = rows.flatMap(({ nav, navDate }) => (nav !== null && navDate !== null ? [navDate] : [])).sort();
  return {
    oldestNavDate: days[0] ?? null,
    newestNavDate: days.at(-1) ?? null,
    unvalued: rows.flatMap(({ name, nav, holdings }) =>
      nav === null ? Array.from({ length: holdings }, () => name) : [],
    ),
  };
}

/** Returns one scheme in one folio of a profile, also where all of it was sold; undefined where there never was any. */
export async function readPosition(
  db: Db,
  which: { readonly profileId: string; readonly folioNo: string; readonly schemeId: string },
): Promise<HeldPosition | undefined> {
  return (await withInvested(db, await onePosition(db).execute({ ...which })))[0];
}

interface PositionRow {
  readonly sums: Sums;
  readonly newUnits: Units;
  readonly folioNo: string;
  readonly scheme: HeldScheme;
}

async function withInvested(db: Db, rows: readonly PositionRow[]): Promise<HeldPosition[]> {
  const invested = await investedOf(
    db,
    rows.map(({ sums }) => sums),
  );
  return rows.map(({ sums, newUnits: bought, folioNo, scheme }) => {
    const { profileId, folioId, paid, received, saleCount, transactionCount, firstNavDate, units } = sums;
    const left = invested.get(keyOf(sums)) ?? ZERO_PAISE;
    const realised = saleCount === 0 ? ZERO_PAISE : subtractPaise(addPaise(received, left), paid);
    const counts = { transactionCount, saleCount, firstNavDate, newUnits: bought };
    return { profileId, folioId, folioNo, scheme, units, invested: left, realised, ...counts };
  });
}

/** Returns the schemes in folios of which profiles have sold units, or switched them. */
export const readSoldIn = (db: Db, profileIds: readonly string[]): Promise<Key[]> =>
  db
    .select({ folioId: positions.folioId, schemeId: positions.schemeId })
    .from(positions)
    .where(and(isOneOf(positions.profileId, profileIds), gt(positions.saleCount, 0)));

/** Returns what a profile holds. Folios that were sold whole are left out. */
export async function readPositions(db: Db, profileId: string): Promise<HeldPosition[]> {
  return (await readAllPositions(db, [profileId])).filter(({ units }) => units > 0);
}

/** Money on a day as an investor sees it: paid in below zero, received above. */
export const cashOf = sql`case when ${isPurchase} then -(${cost}) else -${ledger.amount} end`;

/** A day and paise. */
export type Flow = readonly [date: BusinessDate, cash: number];

const flowsOfProfiles = preparedOnce((db) =>
  db
    .select({ date: ledger.navDate, cash: sql`coalesce(sum(${cashOf}), 0)::bigint`.mapWith(Number) })
    .from(ledger)
    .where(
      sql`${ledger.profileId} = any(${textsNamed('profileIds')}) and ${ledger.schemeId} <> all(${textsNamed('except')})`,
    )
    .groupBy(ledger.navDate)
    .orderBy(asc(ledger.navDate))
    .prepare('flows_of_profiles'),
);

/** Returns the money of each day over all folios of profiles, oldest first, without that of some schemes: what is not valued is in no return either. */
export async function readFlows(
  db: Db,
  profileIds: readonly string[],
  except: readonly Pick<HeldScheme, 'id'>[] = [],
): Promise<Flow[]> {
  const ids = except.map(({ id }) => id);
  const rows = await flowsOfProfiles(db).execute({ profileIds: textArray(profileIds), except: textArray(ids) });
  return rows.map(({ date, cash }) => [date, cash]);
}

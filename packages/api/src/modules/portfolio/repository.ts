import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { addPaise, type Paise, paise, subtractPaise, unitsFromScaled, ZERO_PAISE } from '@prosperx/core/money';
import { type DatedMovement, inNavOrder, type Position, positionOf } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { folios, ledgerEntries, schemes } from '#db/schema/index.js';

export type SchemeRow = typeof schemes.$inferSelect;

/** One scheme in one folio: the sum of its entries in the ledger. */
export interface HeldPosition extends Position {
  readonly profileId: string;
  readonly folioId: string;
  readonly folioNo: string;
  readonly scheme: SchemeRow;
  readonly transactionCount: number;
  readonly saleCount: number;
  readonly firstNavDate: BusinessDate;
  /** What sales brought, less the price of the units sold. */
  readonly realised: Paise;
}

const ledger = ledgerEntries;
const isPurchase = sql`${ledger.units} > 0`;
const cost = sql`${ledger.amount} + ${ledger.stampDuty}`;
const whole = (expression: SQL) => sql`coalesce(${expression}, 0)::bigint`.mapWith(Number);

/** The sums of each scheme in each folio, made by the database: a portfolio of 100,000 entries is 500 rows here. */
export function readSums(db: Db, profileIds: readonly string[]) {
  return db
    .select({
      profileId: ledger.profileId,
      folioId: ledger.folioId,
      schemeId: ledger.schemeId,
      units: whole(sql`sum(${ledger.units})`),
      paid: whole(sql`sum(${cost}) filter (where ${isPurchase})`),
      received: whole(sql`-sum(${ledger.amount}) filter (where not ${isPurchase})`),
      sales: whole(sql`count(*) filter (where not ${isPurchase})`),
      transactionCount: whole(sql`count(*)`),
      firstNavDate: sql<BusinessDate>`min(${ledger.navDate})::text`,
    })
    .from(ledger)
    .where(inArray(ledger.profileId, [...profileIds]))
    .groupBy(ledger.profileId, ledger.folioId, ledger.schemeId);
}

type Sums = Awaited<ReturnType<typeof readSums>>[number];
type Key = Pick<Sums, 'folioId' | 'schemeId'>;

/** Names a scheme in a folio. */
export const keyOf = ({ folioId, schemeId }: Key): string => `${folioId} ${schemeId}`;

const isOneOf = (keys: readonly Key[]) =>
  keys.length === 0
    ? sql`false`
    : or(...keys.map(({ folioId, schemeId }) => and(eq(ledger.folioId, folioId), eq(ledger.schemeId, schemeId))));

/** A movement of the ledger. */
export interface LedgerMovement extends DatedMovement {
  /** What a sale brought after exit load, before securities transaction tax; 0 of a purchase. */
  readonly proceeds: Paise;
}

const proceeds = sql`case when ${isPurchase} then 0 else ${ledger.stt} - ${ledger.amount} end`;

/** The movements of some folios in the order of their NAVs, read as arrays, so that a row a folio is read. */
export async function readMovements(db: Db, keys: readonly Key[]): Promise<ReadonlyMap<string, LedgerMovement[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      folioId: ledger.folioId,
      schemeId: ledger.schemeId,
      movements: sql<
        [BusinessDate, number, number, number][]
      >`json_agg(json_build_array(${ledger.navDate}, ${ledger.units}, ${cost}, ${proceeds}) order by ${ledger.seq})`,
    })
    .from(ledger)
    .where(isOneOf(keys))
    .groupBy(ledger.folioId, ledger.schemeId);
  return new Map(
    rows.map((row) => [
      keyOf(row),
      inNavOrder(
        row.movements.map(([date, units, price, brought]) => ({
          ...{ date, units: unitsFromScaled(units), cost: paise(price), proceeds: paise(brought) },
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
  const soldInPart = sums.filter(({ sales, units }) => sales > 0 && units > 0);
  const movements = await readMovements(db, soldInPart);
  return new Map(
    sums.map((sum) => {
      const sold = movements.get(keyOf(sum));
      if (sold) return [keyOf(sum), positionOf(sold).invested];
      return [keyOf(sum), sum.units > 0 ? paise(sum.paid) : ZERO_PAISE];
    }),
  );
}

/** Returns the movements of one scheme in one folio in the order of their NAVs. */
export async function readMovementsOf(db: Db, key: Key): Promise<readonly LedgerMovement[]> {
  return (await readMovements(db, [key])).get(keyOf(key)) ?? [];
}

/** Returns every scheme that profiles have, or had, in every folio, worked out from the ledger each time. */
export async function readAllPositions(db: Db, profileIds: readonly string[]): Promise<HeldPosition[]> {
  const sums = await readSums(db, profileIds);
  const invested = await investedOf(db, sums);
  const schemeRows = await byIds(
    db,
    schemes,
    sums.map(({ schemeId }) => schemeId),
  );
  const folioRows = await db
    .select({ id: folios.id, folioNumber: folios.folioNumber })
    .from(folios)
    .where(inArray(folios.profileId, [...profileIds]));
  const numbers = new Map(folioRows.map(({ id, folioNumber }) => [id, folioNumber]));
  return sums.flatMap((sum) => {
    const { profileId, folioId, schemeId, paid, received, sales: saleCount, transactionCount, firstNavDate } = sum;
    const [scheme, folioNo] = [schemeRows.get(schemeId), numbers.get(folioId)];
    const left = invested.get(keyOf(sum)) ?? ZERO_PAISE;
    if (!scheme || folioNo === undefined) return [];
    const realised = sum.sales === 0 ? ZERO_PAISE : subtractPaise(addPaise(paise(received), left), paise(paid));
    const position = { units: unitsFromScaled(sum.units), invested: left, realised };
    return [{ ...position, profileId, folioId, folioNo, scheme, transactionCount, saleCount, firstNavDate }];
  });
}

async function byIds(db: Db, table: typeof schemes, ids: readonly string[]): Promise<ReadonlyMap<string, SchemeRow>> {
  const rows = await db
    .select()
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns what a profile holds. Folios that were sold whole are left out. */
export async function readPositions(db: Db, profileId: string): Promise<HeldPosition[]> {
  return (await readAllPositions(db, [profileId])).filter(({ units }) => units > 0);
}

/** Money on a day as an investor sees it: paid in below zero, received above. */
const cashOf = sql`case when ${isPurchase} then -(${cost}) else -${ledger.amount} end`;

/** A day and paise. */
export type Flow = readonly [date: BusinessDate, cash: number];

/** Returns the money of each day over all folios of profiles, oldest first. */
export async function readFlows(db: Db, profileIds: readonly string[]): Promise<Flow[]> {
  const rows = await db
    .select({ date: ledger.navDate, cash: whole(sql`sum(${cashOf})`) })
    .from(ledger)
    .where(inArray(ledger.profileId, [...profileIds]))
    .groupBy(ledger.navDate)
    .orderBy(asc(ledger.navDate));
  return rows.map(({ date, cash }) => [date, cash]);
}

/** Returns the money of each entry of some folios, by `keyOf`. */
export async function readFlowsOf(db: Db, keys: readonly Key[]): Promise<ReadonlyMap<string, Flow[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      folioId: ledger.folioId,
      schemeId: ledger.schemeId,
      flows: sql<
        Flow[]
      >`json_agg(json_build_array(${ledger.navDate}, ${cashOf}) order by ${ledger.navDate}, ${ledger.seq})`,
    })
    .from(ledger)
    .where(isOneOf(keys))
    .groupBy(ledger.folioId, ledger.schemeId);
  return new Map(rows.map((row) => [keyOf(row), row.flows]));
}

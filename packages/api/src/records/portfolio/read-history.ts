import { addPaise, type Nav, paise, type Paise, unitsFromScaled, valueAtNav, ZERO_PAISE } from '@prosperx/core/money';
import { type DatedMovement, type PortfolioPoint, positionOf } from '@prosperx/core/portfolio';
import { addDays, type BusinessDate, daysBetween } from '@prosperx/core/time';
import { and, gt, inArray, sql } from 'drizzle-orm';
import { type Db, textArray } from '#db/db.js';
import { ledgerEntries, schemes } from '#db/schema/index.js';
import { keyOf, readMovements, readSoldIn } from './repository.js';

const ledger = ledgerEntries;

/** The most points of the line; a point a day where there are fewer days. */
const MAX_POINTS = 60;

/** Returns days from the first to the last at even distances, the last always among them. */
export function pointsBetween(first: BusinessDate, last: BusinessDate): BusinessDate[] {
  const days = daysBetween(first, last);
  const step = Math.max(1, Math.ceil(days / (MAX_POINTS - 1)));
  const count = Math.floor(days / step) + 1;
  return Array.from({ length: count }, (_, index) => addDays(last, -(count - 1 - index) * step));
}

/** A change on a day. */
export type Step = readonly [date: BusinessDate, by: number];

/** Returns what steps, oldest first, add up to at each of the points. */
export function sumsAt(steps: readonly Step[], points: readonly BusinessDate[]): number[] {
  let sum = 0;
  let next = 0;
  return points.map((point) => {
    for (let step = steps[next]; step && step[0] <= point; step = steps[++next]) sum += step[1];
    return sum;
  });
}

/** The steps by which the price of what is held changes; a redemption takes that of the oldest units away. */
function investedSteps(movements: readonly DatedMovement[]): Step[] {
  let invested: Paise = ZERO_PAISE;
  return movements.map(({ date, units, cost }, index) => {
    const after = units >= 0 ? addPaise(invested, cost) : positionOf(movements.slice(0, index + 1)).invested;
    const by = after - invested;
    invested = after;
    return [date, by];
  });
}

/** The price of what profiles held, by day: of folios without redemptions it is what was paid, summed by the database. */
async function readInvestedSteps(db: Db, profileIds: readonly string[]): Promise<Step[]> {
  const withRedemptions = await readSoldIn(db, profileIds);
  const movements = await readMovements(db, withRedemptions);
  const own = withRedemptions.flatMap((sum) => investedSteps(movements.get(keyOf(sum)) ?? []));
  const sold = new Set(withRedemptions.map(keyOf));
  const paid = await db
    .select({
      folioId: ledger.folioId,
      schemeId: ledger.schemeId,
      steps: sql<Step[]>`json_agg(json_build_array(${ledger.navDate}, ${ledger.amount} + ${ledger.stampDuty}))`,
    })
    .from(ledger)
    .where(and(inArray(ledger.profileId, [...profileIds]), gt(ledger.units, unitsFromScaled(0))))
    .groupBy(ledger.folioId, ledger.schemeId);
  const others = paid.filter((row) => !sold.has(keyOf(row))).flatMap(({ steps }) => steps);
  return [...own, ...others].sort(byDate);
}

const byDate = ([one]: Step, [other]: Step) => (one < other ? -1 : one > other ? 1 : 0);

/** The units of each scheme, by day. */
async function readUnitSteps(db: Db, profileIds: readonly string[]) {
  const daily = db
    .select({
      schemeId: ledger.schemeId,
      date: ledger.navDate,
      units: sql<number>`sum(${ledger.units})::bigint`.as('units'),
    })
    .from(ledger)
    .where(inArray(ledger.profileId, [...profileIds]))
    .groupBy(ledger.schemeId, ledger.navDate)
    .as('daily');
  return db
    .select({
      schemeId: daily.schemeId,
      steps: sql<Step[]>`json_agg(json_build_array(${daily.date}, ${daily.units}) order by ${daily.date})`,
    })
    .from(daily)
    .groupBy(daily.schemeId);
}

/** The last NAV of schemes on or before each of the points; none before the first. */
export async function readNavsAt(db: Db, schemeIds: readonly string[], points: readonly BusinessDate[]) {
  const { rows } = await db.execute<{ scheme_id: string; navs: (number | null)[] }>(sql`
    select asked.scheme_id, json_agg(found.nav order by point.date) as navs
    from unnest(${sql.param(textArray(schemeIds))}::text[]) as asked(scheme_id)
    cross join unnest(${sql.param(textArray(points))}::date[]) as point(date)
    left join lateral (
      select nav from navs where navs.scheme_id = asked.scheme_id and navs.date <= point.date
      order by navs.date desc limit 1
    ) as found on true
    group by asked.scheme_id`);
  return new Map(rows.map(({ scheme_id: id, navs }) => [id, navs]));
}

async function lastNavDate(db: Db, schemeIds: readonly string[]): Promise<BusinessDate | null> {
  const [row] = await db
    .select({ date: sql<BusinessDate | null>`max(${schemes.latestNavDate})::text` })
    .from(schemes)
    .where(inArray(schemes.id, [...schemeIds]));
  return row?.date ?? null;
}

/**
 * Returns value and price of what profiles held together, at even distances from the first day to that of the last NAV, or at the points
 * that `among` makes of their first day; none where they never held anything.
 */
export async function readHistory(
  db: Db,
  profileIds: readonly string[],
  among?: (first: BusinessDate | null) => readonly BusinessDate[],
): Promise<PortfolioPoint[]> {
  const bySchemes = await readUnitSteps(db, profileIds);
  const first = (bySchemes.map(({ steps }) => steps[0]?.[0] ?? '').sort()[0] ?? null) as BusinessDate | null;
  const ids = bySchemes.map(({ schemeId }) => schemeId);
  const last = await lastNavDate(db, ids);
  const own = first === null || last === null || last < first ? [] : pointsBetween(first, last);
  const points = among?.(first) ?? own;
  if (points.length === 0) return [];
  const navs = await readNavsAt(db, ids, points);
  const invested = sumsAt(await readInvestedSteps(db, profileIds), points);
  const units = new Map(bySchemes.map(({ schemeId, steps }) => [schemeId, sumsAt(steps, points)]));
  const valueAt = (index: number) =>
    addPaise(
      ...ids.map((id) => {
        const nav = navs.get(id)?.[index];
        return nav ? valueAtNav(unitsFromScaled(units.get(id)?.[index] ?? 0), nav as Nav) : ZERO_PAISE;
      }),
    );
  return points.map((date, index): PortfolioPoint => ({
    date,
    value: valueAt(index),
    invested: paise(invested[index] ?? 0),
  }));
}

import {
  addPaise,
  type Nav,
  paise,
  type Paise,
  type Units,
  unitsFromScaled,
  valueAtNav,
  ZERO_PAISE,
} from '@prosperx/core/money';
import { type DatedMovement, type PortfolioPoint, positionOf } from '@prosperx/core/portfolio';
import { addDays, type BusinessDate, daysBetween } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { type Db, isOneOf, textArray } from '#db/db.js';
import { ledgerEntries, positions, schemes } from '#db/schema/index.js';
import { inParts } from '#kernel/in-parts.js';
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

const byDate = ([one]: Step, [other]: Step) => (one < other ? -1 : one > other ? 1 : 0);

/** What moved of a scheme between one point and the next. */
interface Stepped extends Record<string, unknown> {
  readonly scheme_id: string;
  readonly point: number;
  readonly units: Units;
  readonly paid: Paise;
}

/** What was bought and sold of each scheme between points, summed by the database: a line of half a million entries is a row a scheme and point here. */
function readSteps(
  db: Db,
  profileIds: readonly string[],
  ids: readonly string[],
  points: readonly BusinessDate[],
): Promise<Stepped[]> {
  const after = textArray(points.map((point) => addDays(point, 1)));
  const steps = (of: readonly string[]) =>
    db.execute<Stepped>(sql`
    select ${ledger.schemeId}, width_bucket(${ledger.navDate}, ${sql.param(after)}::date[]) as point, sum(${ledger.units})::float8 as units,
      coalesce(sum(${ledger.amount} + ${ledger.stampDuty}) filter (where ${ledger.units} > 0), 0)::float8 as paid
    from ${ledger} where ${isOneOf(ledger.profileId, of)} and ${isOneOf(ledger.schemeId, ids)}
    group by 1, 2`);
  return inParts(profileIds, async (part) => (await steps(part)).rows);
}

/** What redemptions took of the price, by day: folios that have some are followed lot by lot. */
async function readSoldSteps(db: Db, profileIds: readonly string[], ids: readonly string[]): Promise<Step[]> {
  const known = new Set(ids);
  const sold = (await readSoldIn(db, profileIds)).filter(({ schemeId }) => known.has(schemeId));
  const movements = await readMovements(db, sold);
  return sold
    .flatMap((sum) => {
      const own = movements.get(keyOf(sum)) ?? [];
      return investedSteps(own).map(([date, by], index): Step => {
        const { units = 0, cost = 0 } = own[index] ?? {};
        return [date, units > 0 ? by - cost : by];
      });
    })
    .sort(byDate);
}

/** The last NAV of schemes on or before each of the points; none before the first. */
export async function readNavsAt(db: Db, schemeIds: readonly string[], points: readonly BusinessDate[]) {
  const navsOf = (ids: readonly string[]) =>
    db.execute<{ scheme_id: string; navs: (number | null)[] }>(sql`
    select asked.scheme_id, json_agg(found.nav order by point.date) as navs
    from unnest(${sql.param(textArray(ids))}::text[]) as asked(scheme_id)
    cross join unnest(${sql.param(textArray(points))}::date[]) as point(date)
    left join lateral (
      select nav from navs where navs.scheme_id = asked.scheme_id and navs.date <= point.date
      order by navs.date desc limit 1
    ) as found on true
    group by asked.scheme_id`);
  const rows = await inParts(schemeIds, async (part) => (await navsOf(part)).rows);
  return new Map(rows.map(({ scheme_id: id, navs }) => [id, navs]));
}

/** The schemes with a NAV that profiles held, the day on which they first bought, and that of the last NAV of any of them. */
async function readSpan(db: Db, profileIds: readonly string[]) {
  const { rows } = await db.execute<{ ids: string[]; first: BusinessDate | null; last: BusinessDate | null }>(sql`
    select coalesce(json_agg(held.scheme_id), '[]') as ids, min(held.first)::text as first, max(${schemes.latestNavDate})::text as last
    from (
      select ${positions.schemeId}, min(${positions.firstNavDate}) as first from ${positions}
      where ${positions.profileId} = any(${sql.param(textArray(profileIds))}::text[]) group by 1
    ) held join ${schemes} on ${schemes.id} = held.scheme_id and ${schemes.latestNav} is not null`);
  return rows[0] ?? { ids: [], first: null, last: null };
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
  const { ids, first, last } = await readSpan(db, profileIds);
  const own = first === null || last === null || last < first ? [] : pointsBetween(first, last);
  const points = among?.(first) ?? own;
  if (points.length === 0) return [];
  const navs = await readNavsAt(db, ids, points);
  const invested = sumsAt(await readSoldSteps(db, profileIds, ids), points);
  const units = new Map(ids.map((id) => [id, points.map(() => 0)]));
  for (const step of await readSteps(db, profileIds, ids, points)) {
    const held = units.get(step.scheme_id) ?? [];
    for (let point = step.point; point < points.length; point++) {
      held[point] = (held[point] ?? 0) + step.units;
      invested[point] = (invested[point] ?? 0) + step.paid;
    }
  }
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

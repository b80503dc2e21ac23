import { LONGEST_HOLIDAYS, type NavPoint, returnOver, withoutRebases } from '@prosperx/core/fund';
import { navFromScaled } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

interface PointRow extends Record<string, unknown> {
  readonly id: string;
  readonly date: string;
  readonly nav: string;
  readonly previous: string | null;
}

/** Per cent with four decimals, as funds publish them. */
export const roundPercent = (percent: number): number => Math.round(percent * 10_000) / 10_000;

/** Reads for each scheme the last NAV, the one of the days before it, and those from which one, three and five years are counted. */
async function pointsOf(db: Db, ids: readonly string[]): Promise<readonly PointRow[]> {
  const { rows } = await db.execute<PointRow>(sql`
    select s.id, start.date::text as date, start.nav::text as nav, before.nav::text as previous
    from schemes s
    join lateral (select date from navs where scheme_id = s.id order by date desc limit 1) latest on true
    cross join (values (0), (12), (36), (60)) as span(months)
    join lateral (
      select date, nav from navs
      where scheme_id = s.id and date <= (latest.date - make_interval(months => span.months))::date
      order by date desc limit 1
    ) start on true
    left join lateral (
      select nav from navs
      where scheme_id = s.id and date < latest.date and date >= latest.date - ${LONGEST_HOLIDAYS}::int
      order by date desc limit 1
    ) before on true
    where s.id in ${[...ids]}
    order by s.id, start.date`);
  return rows;
}

function byScheme(rows: readonly PointRow[]): ReadonlyMap<string, PointRow[]> {
  const found = new Map<string, PointRow[]>();
  for (const row of rows) {
    const known = found.get(row.id);
    if (known) known.push(row);
    else found.set(row.id, [row]);
  }
  return found;
}

const pointOf = ({ date, nav }: Pick<PointRow, 'date' | 'nav'>): NavPoint => ({
  date: businessDate(date),
  nav: navFromScaled(Number(nav)),
});

/** A change of face value (tenfold at least) can lie between NAVs that differ so much; most funds never do. */
const mayBeRebased = (rows: readonly PointRow[]) => {
  const [latest] = rows.slice(-1).map(({ nav }) => Number(nav));
  const values = rows.flatMap(({ nav, previous }) => [Number(nav), ...(previous === null ? [] : [Number(previous)])]);
  return latest !== undefined && values.some((value) => latest > value * 4 || latest * 2 < value);
};

/** Reads the whole histories of the few schemes whose face value may have changed, and answers them in terms of today's. */
async function rebased(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly NavPoint[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<PointRow>(sql`
    select scheme_id as id, date::text as date, nav::text as nav from navs
    where scheme_id in ${[...ids]} order by scheme_id, date`);
  return new Map([...byScheme(rows)].map(([id, points]) => [id, withoutRebases(points.map(pointOf))]));
}

function figuresOf(id: string, rows: readonly PointRow[], whole: readonly NavPoint[] | undefined) {
  const history = whole ?? rows.map(pointOf);
  const last = rows.at(-1);
  const over = (period: '1Y' | '3Y' | '5Y') => {
    const percent = returnOver(history, period);
    return percent === null ? null : roundPercent(percent);
  };
  return {
    id,
    nav: last?.nav,
    date: last?.date,
    previous: last?.previous && (whole?.at(-2)?.nav ?? last.previous),
    one: over('1Y'),
    three: over('3Y'),
    five: over('5Y'),
  };
}

/** Updates the figures of each scheme that follow from its NAVs: latest and previous NAV, returns of one, three and five years. A NAV as new as one that was held back says that none is any more. */
export async function deriveFigures(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const points = byScheme(await pointsOf(db, ids));
  const suspects = [...points].filter(([, rows]) => mayBeRebased(rows)).map(([id]) => id);
  const whole = await rebased(db, suspects);
  const figures = JSON.stringify([...points].map(([id, rows]) => figuresOf(id, rows, whole.get(id))));
  await db.execute(sql`
    update schemes s
    set latest_nav = f.nav, latest_nav_date = f.date, previous_nav = f.previous,
      nav_held_since = case when f.date >= s.nav_held_since then null else s.nav_held_since end,
      one_year_return = f.one, three_year_return = f.three, five_year_return = f.five
    from jsonb_to_recordset(${figures}::jsonb)
      as f(id text, nav bigint, date date, previous bigint, one float8, three float8, five float8)
    where s.id = f.id`);
}

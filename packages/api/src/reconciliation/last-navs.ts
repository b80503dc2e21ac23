import type { Nav } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { type Db, textArray } from '#db/db.js';
import type { JoinedBooks, LastNav } from './books.js';
import { earliestNavDate, navDateDue } from './ledger-checks.js';
import { navDatesOf } from './redemption-checks.js';

/** A day on which the NAV of a scheme is looked up. */
type Point = readonly [schemeId: string, on: BusinessDate | undefined];

/** Looks up the NAVs that the checks of these books ask for, and no others: schemes have far more than people ever bought at. */
export async function readLastNavs(db: Db, books: JoinedBooks): Promise<LastNav> {
  const asked = new Map<string, readonly [string, BusinessDate]>();
  for (const [schemeId, on] of pointsOf(books)) if (on) asked.set(keyOf(schemeId, on), [schemeId, on]);
  const points = [...asked.values()];
  const { rows } = await db.execute<{ scheme_id: string; on: BusinessDate; date: BusinessDate; nav: Nav }>(sql`
    select point.scheme_id, point.date::text as on, found.date::text as date, found.nav::float8 as nav
    from unnest(${sql.param(textArray(points.map(([schemeId]) => schemeId)))}::text[],
      ${sql.param(textArray(points.map(([, on]) => on)))}::date[]) as point(scheme_id, date)
    cross join lateral (
      select date, nav from navs where navs.scheme_id = point.scheme_id and navs.date <= point.date
      order by navs.date desc limit 1
    ) as found`);
  const navs = new Map(rows.map(({ scheme_id: schemeId, on, date, nav }) => [keyOf(schemeId, on), { date, nav }]));
  return (schemeId, on) => navs.get(keyOf(schemeId, on));
}

const keyOf = (schemeId: string, on: BusinessDate) => `${schemeId} ${on}`;

function* pointsOf(books: JoinedBooks): Generator<Point> {
  for (const file of books.entries) {
    const { schemeId, navDate } = file.entry;
    yield [schemeId, navDate];
    yield [schemeId, navDateDue(file, books)];
    yield [schemeId, earliestNavDate(file, books)];
  }
  for (const file of books.sales) {
    const { schemeId, navDate } = file.redemption;
    yield [schemeId, navDate ?? undefined];
    for (const due of navDatesOf(file, books)) yield [schemeId, due];
  }
}

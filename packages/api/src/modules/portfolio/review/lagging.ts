import { addPaise } from '@prosperx/core/money';
import { LEAST_PEERS, type Review } from '@prosperx/core/review';
import { and, avg, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { ValuedPosition } from '#modules/portfolio/holding.js';

/** The returns by which a fund is compared with its sub-category. */
const PERIODS = [
  { years: 3, percent: 'own3', average: 'average3', of: 'count3' },
  { years: 5, percent: 'own5', average: 'average5', of: 'count5' },
] as const;

/** Returns the growth plans of which a yearly return is below the average of the listed growth plans of their sub-category. */
export async function laggingOf(db: Db, held: readonly ValuedPosition[]): Promise<Review['lagging']> {
  const ids = [...new Set(held.map(({ scheme }) => scheme.id))];
  if (ids.length === 0) return [];
  const own = await db
    .select({
      id: schemes.id,
      name: schemes.name,
      subCategory: schemes.subCategory,
      own3: schemes.threeYearReturn,
      own5: schemes.fiveYearReturn,
    })
    .from(schemes)
    // what an IDCW plan pays out lowers its NAV: it would lag every growth plan
    .where(and(inArray(schemes.id, ids), eq(schemes.option, 'Growth')));
  const peers = await db
    .select({
      subCategory: schemes.subCategory,
      average3: avg(schemes.threeYearReturn).mapWith(Number),
      count3: count(schemes.threeYearReturn),
      average5: avg(schemes.fiveYearReturn).mapWith(Number),
      count5: count(schemes.fiveYearReturn),
    })
    .from(schemes)
    .where(
      and(
        inArray(schemes.subCategory, [...new Set(own.map(({ subCategory }) => subCategory))]),
        eq(schemes.isListed, true),
        eq(schemes.option, 'Growth'),
      ),
    )
    .groupBy(schemes.subCategory);
  return own
    .flatMap((fund) => {
      const group = peers.find(({ subCategory }) => subCategory === fund.subCategory);
      const periods = PERIODS.flatMap(({ years, percent, average, of }) => {
        const [mine, theirs, number] = [fund[percent], group?.[average] ?? null, group?.[of] ?? 0];
        return mine === null || theirs === null || number < LEAST_PEERS || mine >= theirs
          ? []
          : { years, percent: mine, average: theirs, of: number };
      });
      const value = addPaise(
        ...held.filter(({ scheme }) => scheme.id === fund.id).map(({ currentValue }) => currentValue),
      );
      return periods.length === 0
        ? []
        : { schemeId: fund.id, schemeName: fund.name, subCategory: fund.subCategory, value, periods };
    })
    .sort((one, other) => other.value - one.value);
}

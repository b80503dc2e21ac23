import { type compareFunds as call, type ComparedFund, type NavPoint, SHOWN_HOLDINGS } from '@prosperx/core/fund';
import { businessDateAt } from '@prosperx/core/time';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readCurrentFacts, type StoredFactRows } from '#records/fund/current-facts.js';
import { roundPercent } from '#records/fund/derive-figures.js';
import { isShown } from '#records/fund/is-shown.js';
import { categoryReturnsOf, detailOf, historyOf } from './get-fund-detail.js';
import { type SchemeRow } from './search-funds.js';

/** A plan that is not sold here but can be looked at beside those that are, as long as it lives. */
const isDirect = and(eq(schemes.plan, 'Direct'), isNotNull(schemes.latestNav), isNull(schemes.endedOn));

/** How the direct plan of a scheme is named: as the import of the market names it. */
const directNameOf = ({ name, option }: SchemeRow) => {
  const tail = option === 'Growth' || option === '' ? '' : ` - ${option}`;
  return `${name.slice(0, name.length - tail.length)} - Direct${tail}`;
};

/**
 * Returns the direct plan of a scheme; null where none lives. Of several with its name (AMFI gives unclaimed and segregated units that of
 * their scheme) it is the one with the newest NAV that comes nearest from above: both began at one NAV in 2013, and the direct plan costs less.
 */
async function directOf(db: Db, scheme: SchemeRow): Promise<string | null> {
  if (scheme.plan === 'Direct') return null;
  const { fundHouse, option, latestNav } = scheme;
  const [found] = await db
    .select({ id: schemes.id })
    .from(schemes)
    .where(
      and(
        isDirect,
        eq(schemes.fundHouse, fundHouse),
        eq(schemes.option, option),
        eq(schemes.name, directNameOf(scheme)),
      ),
    )
    .orderBy(
      desc(schemes.latestNavDate),
      sql`${schemes.latestNav} < ${latestNav}::bigint`,
      sql`abs(${schemes.latestNav} - ${latestNav}::bigint)`,
      schemes.amfiCode,
    )
    .limit(1);
  return found?.id ?? null;
}

/** The last point of each month of a history that is oldest first. */
const monthEnds = (history: readonly NavPoint[]) =>
  history.filter(({ date }, at) => date.slice(0, 7) !== history[at + 1]?.date.slice(0, 7));

/** The part of the money that the ten largest holdings have. */
function largestOf(portfolio: StoredFactRows['portfolio']): ComparedFund['largestHoldings'] {
  if (!portfolio) return null;
  const largest = portfolio.content.holdings.slice(0, SHOWN_HOLDINGS);
  return { percent: roundPercent(largest.reduce((sum, { percent }) => sum + percent, 0)), date: portfolio.date };
}

/** Returns funds to put side by side. None of this counts as a view. */
export const compareFunds: Verb<typeof call> = async ({ ctx: { db, clock }, input }) => {
  const ids = [...new Set(input.schemeIds)];
  const rows = await db
    .select()
    .from(schemes)
    .where(and(inArray(schemes.id, ids), or(isShown, isDirect)));
  const today = businessDateAt(clock.now());
  const facts = await readCurrentFacts(db, ids, today);
  const found: ComparedFund[] = [];
  for (const scheme of ids.flatMap((id) => rows.filter((row) => row.id === id))) {
    const ofScheme = facts.get(scheme.id);
    const detail = detailOf(scheme, {
      navs: await historyOf(db, scheme.id),
      categoryReturns: await categoryReturnsOf(db, scheme),
      facts: ofScheme,
      today,
    });
    found.push({
      ...detail,
      navHistory: monthEnds(detail.navHistory),
      directSchemeId: await directOf(db, scheme),
      benchmarkReturns: [...(ofScheme?.benchmark?.content.returns ?? [])],
      largestHoldings: largestOf(ofScheme?.portfolio),
    });
  }
  return found;
};

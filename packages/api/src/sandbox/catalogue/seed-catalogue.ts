import { createHash } from 'node:crypto';
import type { Instant } from '@prosperx/core/time';
import { count, gte, notInArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { navs, planTerms, schemes } from '#db/schema/index.js';
import { factColumnsOf, factRowsOf, writeFactRows } from '#modules/fund/store-facts.js';
import { deriveFigures } from '#records/fund/derive-figures.js';
import { addNavs, scheduleNavs, storeNavs } from '#records/fund/import-navs.js';
import { refreshSearchWords, searchTextOf } from '#records/fund/search-words.js';
import type { SeedDeps } from '#sandbox/seed/seed-person.js';
import { FIRST_DAY, seededHistory, seededLength } from './nav-model.js';
import { sandboxPlanTerms } from './plan-terms.js';
import { playedFacts } from './played-facts.js';
import type { CatalogueScheme } from './scheme.js';

/** The id of a scheme of the sandbox: the same after every reset, so that links and recent searches go on working. */
export function catalogueId(isin: string): string {
  return `sch_${createHash('sha256').update(isin).digest('base64url').slice(0, 22)}`;
}

function rowOf(scheme: CatalogueScheme, now: Instant): typeof schemes.$inferInsert {
  // NAV and returns follow from the history, nothing keeps the date of their source
  const { nav, navDate, oneYearReturn, threeYearReturn, fiveYearReturn, benchmark, fundManager, ...facts } = scheme;
  const systematicPlans = facts.systematicPlans.map((plan) => ({ ...plan, dates: monthDays(plan.dates) }));
  return {
    ...facts,
    ...factColumnsOf(playedFacts(scheme, FIRST_DAY)),
    id: catalogueId(scheme.isin),
    searchText: searchTextOf(scheme),
    systematicPlans,
    sipDates: systematicPlans.find(({ frequency }) => frequency === 'MONTHLY')?.dates ?? [],
    navsModelled: true,
    createdAt: now,
  };
}

/** Puts five years of NAVs of each scheme there, and takes away all others. What an earlier seeding has written stays as it is. */
async function seedNavs(db: Db, chosen: readonly CatalogueScheme[]): Promise<void> {
  const ids = chosen.map(({ isin }) => catalogueId(isin));
  await db.delete(navs).where(or(gte(navs.date, FIRST_DAY), notInArray(navs.schemeId, ids)));
  const kept = await db.select({ id: navs.schemeId, days: count() }).from(navs).groupBy(navs.schemeId);
  const daysOf = new Map(kept.map(({ id, days }) => [id, days]));
  for (const scheme of chosen) {
    const schemeId = catalogueId(scheme.isin);
    const days = daysOf.get(schemeId);
    if (days === seededLength(scheme)) continue;
    const write = days === undefined ? addNavs : storeNavs;
    await write(
      db,
      seededHistory(scheme).map((point) => ({ schemeId, ...point })),
    );
  }
}

/** The rows of one statement: a statement has room for so many values. */
const ROWS = 500;

async function seedPlanTerms(db: Db, chosen: readonly CatalogueScheme[]): Promise<void> {
  const rows = chosen.flatMap((scheme) =>
    sandboxPlanTerms(scheme).map((terms) => ({ ...terms, schemeId: catalogueId(scheme.isin) })),
  );
  for (let at = 0; at < rows.length; at += ROWS) await db.insert(planTerms).values(rows.slice(at, at + ROWS));
}

/** Puts the sandbox's schemes with five years of NAVs into a database that is empty but for such NAVs, and arranges for the NAVs to come. */
export async function seedCatalogue(
  { db, now, calendar }: Pick<SeedDeps, 'db' | 'now' | 'calendar'>,
  chosen: readonly CatalogueScheme[],
): Promise<void> {
  await db.insert(schemes).values(chosen.map((scheme) => rowOf(scheme, now)));
  await writeFactRows(
    db,
    chosen.flatMap((scheme) => factRowsOf(catalogueId(scheme.isin), playedFacts(scheme, FIRST_DAY))),
  );
  await seedPlanTerms(db, chosen);
  await seedNavs(db, chosen);
  await deriveFigures(
    db,
    chosen.map(({ isin }) => catalogueId(isin)),
  );
  await refreshSearchWords(db);
  await scheduleNavs(db, FIRST_DAY, now, calendar);
}

/** Days of the month as the exchange's master writes them: `1-3,7` is [1, 2, 3, 7], an empty text is none. */
export function monthDays(text: string): readonly number[] {
  const parts = text === '' ? [] : text.split(',');
  return parts.flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

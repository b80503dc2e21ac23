import { createHash } from 'node:crypto';
import { rupees, units } from '@prosperx/core/money';
import { addDays, businessDate, type Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { deriveFigures } from '#fund/derive-figures.js';
import { scheduleNavs } from '#fund/publish-navs.js';
import { searchTextOf } from '#fund/search-text.js';
import { storeNavs } from '#fund/store-navs.js';
import { catalogue } from './entries.js';
import { monthDays } from './month-days.js';
import { LAST_SEEDED_DAY, seededHistory } from './nav-model.js';
import type { CatalogueScheme } from './scheme.js';

/** The id of a scheme of the sandbox: the same after every reset, so that links and recent searches go on working. */
export function catalogueId(isin: string): string {
  return `sch_${createHash('sha256').update(isin).digest('base64url').slice(0, 22)}`;
}

const dateOrNull = (text: string | null) => (text === null ? null : businessDate(text));
const rupeesOrNull = (value: number | null) => (value === null ? null : rupees(value));

export function rowOf(scheme: CatalogueScheme, now: Instant): typeof schemes.$inferInsert {
  // NAV and returns follow from the history, nothing keeps the date of their source
  const { nav, navDate, oneYearReturn, threeYearReturn, fiveYearReturn, ...facts } = scheme;
  const systematicPlans = facts.systematicPlans.map((plan) => ({ ...plan, dates: monthDays(plan.dates) }));
  return {
    ...facts,
    id: catalogueId(scheme.isin),
    searchText: searchTextOf(scheme),
    systematicPlans,
    sipDates: systematicPlans.find(({ frequency }) => frequency === 'MONTHLY')?.dates ?? [],
    expenseRatioDate: dateOrNull(facts.expenseRatioDate),
    factsDate: businessDate(facts.factsDate),
    launchDate: businessDate(facts.launchDate),
    minimumSip: rupeesOrNull(facts.minimumSip),
    sipMultiple: rupees(facts.sipMultiple),
    minimumLumpsum: rupeesOrNull(facts.minimumLumpsum),
    lumpsumMultiple: rupees(facts.lumpsumMultiple),
    maximum: rupees(facts.maximum),
    minimumRedemption: rupees(facts.minimumRedemption),
    redemptionMultiple: rupees(facts.redemptionMultiple),
    minimumRedemptionUnits: units(facts.minimumRedemptionUnits),
    redemptionUnitsMultiple: units(facts.redemptionUnitsMultiple),
    createdAt: now,
  };
}

/** Puts the sandbox's schemes with five years of NAVs into an empty database, and arranges for the NAVs to come. */
export async function seedCatalogue(db: Db, now: Instant): Promise<void> {
  await db.insert(schemes).values(catalogue.map((scheme) => rowOf(scheme, now)));
  for (const scheme of catalogue) {
    const schemeId = catalogueId(scheme.isin);
    await storeNavs(db, seededHistory(scheme).map((point) => ({ schemeId, ...point })));
  }
  await deriveFigures(db, catalogue.map(({ isin }) => catalogueId(isin)));
  await scheduleNavs(db, addDays(LAST_SEEDED_DAY, 1), now);
}

export { categoryPath, categorySlug, fundPath, subCategoryOf, THIS_FUND_ONLY } from './addresses.js';
export {
  getCutOffs,
  getExchangeHolidays,
  getFundCounts,
  getFundDetail,
  getMostViewedFunds,
  getTopFunds,
  searchFunds,
  suggestFunds,
} from './api.js';
export {
  ELSS_LOCK_IN_YEARS,
  FUND_BOUNDS,
  FUND_CATEGORIES,
  FUND_FACETS,
  FUND_OPTIONS,
  paysOut,
  FUND_SORTS,
  type FundCategory,
  type FundFacet,
  type FundSort,
  FUND_TAGS,
  SEARCH_PAGE_SIZE,
  SUB_CATEGORIES,
  type SubCategory,
  SUGGEST,
  TOP_FUNDS,
} from './categories.js';
export { type EarlierUnlock, earlierUnlockOf } from './earlier-unlock.js';
export { investsAbroad, type NamedScheme } from './invests-abroad.js';
export { type ComparedFund, compareFunds, MAX_COMPARED } from './compare.js';
export { growthTogether } from './growth.js';
export { pastOutcome, type PastOutcome, type PastPlan } from './past-plan.js';
export { listFunds } from './results.js';
export { type RollingReturns, rollingReturns } from './rolling-returns.js';
export { currentFact, type FactKind, firstCurrentDay, isCurrentFact, replacesFact } from './facts.js';
export { DOCUMENT_KINDS, type DocumentKind, type FundFacts, getFundFacts, SHOWN_HOLDINGS } from './fund-facts.js';
export { categoryName, fundCategoryText, fundKind, fundsTitle } from './fund.text.js';
export {
  withoutRebases,
  dayChange,
  isAnnualised,
  LONGEST_HOLIDAYS,
  type NavPoint,
  PERIOD_MONTHS,
  pointOnOrBefore,
  rebaseFactor,
  sinceLastGap,
  yearlyReturn,
} from './returns.js';
export { returnOver } from './return-over.js';
export {
  type FundDetail,
  type FundSummary,
  RETURN_PERIODS,
  type ReturnPeriod,
  RISK_LEVELS,
  type RiskLevel,
} from './schemas.js';
export { getWatchlist, MAX_WATCHED, unwatchFund, watchedWith, watchFunds } from './watchlist.js';

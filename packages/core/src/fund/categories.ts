import type { FundCategory } from './schemas.js';

/** The sub-categories of each category: the groups of SEBI's scheme circular in short words. */
export const SUB_CATEGORIES = {
  Equity: [
    ...['Large Cap', 'Large & Mid Cap', 'Mid Cap', 'Small Cap', 'Flexi Cap', 'Multi Cap', 'Focused', 'Value'],
    ...['Contra', 'Dividend Yield', 'Sectoral/Thematic', 'Index', 'ETF', 'Closed-ended Equity'],
  ],
  ELSS: ['ELSS'],
  'Fixed Income': [
    ...['Ultra Short Duration', 'Low Duration', 'Short Duration', 'Medium Duration', 'Medium to Long Duration'],
    ...['Long Duration', 'Dynamic Bond', 'Corporate Bond', 'Credit Risk', 'Banking and PSU', 'Gilt'],
    ...['Gilt 10 Year Constant', 'Floater', 'Debt Index', 'Debt ETF', 'Fixed Maturity', 'Interval', 'Income'],
  ],
  Allocation: [
    ...['Aggressive Hybrid', 'Balanced Hybrid', 'Conservative Hybrid', 'Balanced Advantage', 'Multi Asset'],
    ...['Equity Savings', 'Arbitrage', 'Retirement', "Children's", 'Life Cycle', 'Fund of Funds'],
    ...['Overseas Fund of Funds', 'Commodity ETF'],
  ],
  'Money Market/Liquid': ['Liquid', 'Overnight', 'Money Market'],
} as const satisfies Record<FundCategory, readonly string[]>;

/** The tags of the strips on the site: every fund that saves tax, and the best of each category. */
export const FUND_TAGS = { taxSaver: 'ELSS', best: 'BEST' } as const;

/** Years for which units of a tax saver cannot be sold (section 80C). */
export const ELSS_LOCK_IN_YEARS = 3;

/** The number of funds of a category in the top list, and how many of those are tagged BEST. */
export const TOP_FUNDS = { perCategory: 5, best: 3 } as const;

/** The length from which a text is looked up while it is typed, and the number of suggestions. */
export const SUGGEST = { minimumLength: 4, count: 5 } as const;

/** The number of results on one page of a search. */
export const SEARCH_PAGE_SIZE = 10;

/** One of `SUB_CATEGORIES`, of any category. */
export type SubCategory = (typeof SUB_CATEGORIES)[FundCategory][number];

/** The categories under which funds are browsed. */
export const FUND_CATEGORIES = ['Equity', 'ELSS', 'Fixed Income', 'Allocation', 'Money Market/Liquid'] as const;

/** One of `FUND_CATEGORIES`. */
export type FundCategory = (typeof FUND_CATEGORIES)[number];

/** The sub-categories of each category: the groups of SEBI's scheme circular in short words. */
export const SUB_CATEGORIES = {
  Equity: [
    'Large Cap',
    'Large & Mid Cap',
    'Mid Cap',
    'Small Cap',
    'Flexi Cap',
    'Multi Cap',
    'Focused',
    'Value',
    'Contra',
    'Dividend Yield',
    'Sectoral/Thematic',
    'Index',
    'ETF',
    'Closed-ended Equity',
  ],
  ELSS: ['ELSS'],
  'Fixed Income': [
    'Ultra Short Duration',
    'Low Duration',
    'Short Duration',
    'Medium Duration',
    'Medium to Long Duration',
    'Long Duration',
    'Dynamic Bond',
    'Corporate Bond',
    'Credit Risk',
    'Banking and PSU',
    'Gilt',
    'Gilt 10 Year Constant',
    'Floater',
    'Debt Index',
    'Debt ETF',
    'Fixed Maturity',
    'Interval',
    'Income',
  ],
  Allocation: [
    'Aggressive Hybrid',
    'Balanced Hybrid',
    'Conservative Hybrid',
    'Balanced Advantage',
    'Multi Asset',
    'Equity Savings',
    'Arbitrage',
    'Retirement',
    "Children's",
    'Life Cycle',
    'Fund of Funds',
    'Overseas Fund of Funds',
    'Commodity ETF',
  ],
  'Money Market/Liquid': ['Liquid', 'Overnight', 'Money Market'],
} as const satisfies Record<FundCategory, readonly string[]>;

/** The tags of the strips on the site: every fund that saves tax, and the best of each category. */
export const FUND_TAGS = { taxSaver: 'ELSS', best: 'BEST' } as const;

/** Years for which units of a tax saver cannot be sold. */
export const ELSS_LOCK_IN_YEARS = 3;

/** The number of funds of a category in the top list, and how many of those are tagged BEST. */
export const TOP_FUNDS = { perCategory: 5, best: 3 } as const;

/** The length from which a text is looked up while it is typed, and the number of suggestions. */
export const SUGGEST = { minimumLength: 4, count: 5 } as const;

/** The number of results on one page of a search. */
export const SEARCH_PAGE_SIZE = 10;

/** One of `SUB_CATEGORIES`, of any category. */
export type SubCategory = (typeof SUB_CATEGORIES)[FundCategory][number];

/** What a list of funds is sorted by: returns and size with the largest first, cost, minimum and name with the smallest. */
export const FUND_SORTS = ['threeYear', 'oneYear', 'fiveYear', 'size', 'expenseRatio', 'minimumSip', 'name'] as const;

/** Options of a scheme as lists tell them apart: whether income stays in it or is paid out. */
export const FUND_OPTIONS = ['Growth', 'IDCW'] as const;

/**
 * Tells whether an option pays amounts out, such as `Monthly IDCW`. What it pays lowers its NAV: NAVs alone do not tell what it has returned,
 * nor compare with those of options that grow.
 */
export const paysOut = ({ option }: { readonly option: string }): boolean => option.includes('IDCW');

/**
 * The steps of the filters that are bounds: rupees of the smallest SIP at most, per cent a year over three years at least, whole years of
 * age at least.
 */
export const FUND_BOUNDS = {
  minimumSip: ['100', '500', '1000'],
  minimumReturn: ['8', '12', '15', '20'],
  minimumAge: ['1', '3', '5'],
} as const;

/** What a list of funds can be narrowed by; of each its values are counted. */
export const FUND_FACETS = [
  'subCategory',
  'riskometer',
  'fundHouse',
  'minimumSip',
  'minimumReturn',
  'minimumAge',
  'option',
] as const;
/** One of `FUND_FACETS`. */
export type FundFacet = (typeof FUND_FACETS)[number];
/** One of `FUND_SORTS`. */
export type FundSort = (typeof FUND_SORTS)[number];

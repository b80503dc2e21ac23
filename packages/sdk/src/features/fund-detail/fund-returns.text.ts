import type { ReturnPeriod } from '@prosperx/core/fund';

/** Words of what a fund has returned; they come with the code that shows it. */
export const fundReturnsText = {
  returns: 'Returns',
  fund: 'Fund',
  category: 'Category average',
  /** What the average is of: the period of each with the number of schemes. */
  averageOf: (subCategory: string, counts: readonly string[]) =>
    `Category average: the growth options of ${subCategory} schemes that are old enough (${counts.join(', ')}).`,
  averageCount: (period: string, funds: number) => `${period}: ${funds}`,
  periods: {
    '1M': '1 month',
    '6M': '6 months',
    '1Y': '1 year',
    '3Y': '3 years',
    '5Y': '5 years',
  } satisfies Record<Exclude<ReturnPeriod, 'ALL'>, string>,
  noReturns: 'There is not enough NAV history to show returns yet.',
  compounded: 'Returns over 1 year are annualised (CAGR).',
  past: 'Past performance does not indicate future returns.',
};

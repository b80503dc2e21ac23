import type { FundSort } from '@prosperx/core/fund';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText = {
  /** Dates: the day of the NAVs on the page, or the first and the last one. */
  intro: (total: number, dates: string) =>
    `${count(total)} ${total === 1 ? 'scheme' : 'schemes'}.${dates ? ` Yearly returns to ${dates}.` : ''}`,
  caption: (category: string | null, sort: string) => `${category ? `${category} funds` : 'Funds'} sorted by ${sort}`,
  sortBy: 'Sort by',
  sorts: {
    threeYear: '3 year return',
    oneYear: '1 year return',
    fiveYear: '5 year return',
    size: 'Fund size',
    expenseRatio: 'Expense ratio',
    minimumSip: 'Minimum SIP',
    name: 'Name',
  } satisfies Record<FundSort, string>,
  filter: 'Filter',
  chosen: (of: number) => `${of} ${of === 1 ? 'filter' : 'filters'} chosen`,
  clearAll: 'Clear all',
  clear: (value: string) => `Remove ${value}`,
  minimumAge: (years: string) => (years === '1' ? '1 year or older' : `${years} years or older`),
  sipChip: (rupees: string) => `SIP from ${rupees} or less`,
  returnChip: (percent: string) => `3Y return ${percent}% or more`,
  optionChip: 'Pays out income (IDCW)',
  noneTitle: 'No funds match',
  noneText: 'Remove a filter to see more funds.',
  failed: 'Something went wrong.',
  noServer: 'Funds show here once this widget is connected to its server.',
};

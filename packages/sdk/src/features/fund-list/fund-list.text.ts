import type { FundFacet, FundSort } from '@prosperx/core/fund';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText = {
  intro: (total: number, date: string | null) =>
    `${count(total)} ${total === 1 ? 'scheme' : 'schemes'}.${date ? ` Yearly returns to ${date}.` : ''}`,
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
  filters: 'Filters',
  filter: 'Filter',
  chosen: (of: number) => `${of} ${of === 1 ? 'filter' : 'filters'} chosen`,
  clearAll: 'Clear all',
  clear: (value: string) => `Remove ${value}`,
  show: (of: number) => `Show ${count(of)} ${of === 1 ? 'fund' : 'funds'}`,
  showMore: (of: number) => `Show ${of} more`,
  showFewer: 'Show fewer',
  any: 'Any',
  facets: {
    subCategory: 'Sub-category',
    riskometer: 'Risk',
    fundHouse: 'Fund house',
    minimumSip: 'Minimum SIP',
    minimumReturn: '3 year return',
    minimumAge: 'Age',
    option: 'Income',
  } satisfies Record<FundFacet, string>,
  minimumSip: (rupees: string) => `${rupees} or less`,
  minimumReturn: (percent: string) => `${percent}% a year or more`,
  minimumAge: (years: string) => (years === '1' ? '1 year or older' : `${years} years or older`),
  sipChip: (rupees: string) => `SIP from ${rupees} or less`,
  returnChip: (percent: string) => `3Y return ${percent}% or more`,
  options: { Growth: 'Growth: stays invested', IDCW: 'IDCW: may be paid out' } as Readonly<Record<string, string>>,
  optionChip: 'Pays out income (IDCW)',
  noneTitle: 'No funds match',
  noneText: 'Remove a filter to see more funds.',
  failed: 'Something went wrong.',
  noServer: 'Funds show here once this widget is connected to its server.',
};

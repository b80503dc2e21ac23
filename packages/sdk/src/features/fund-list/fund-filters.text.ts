import type { FundFacet } from '@prosperx/core/fund';

export const fundFiltersText = {
  filters: 'Filters',
  apply: 'Apply filters',
  show: (of: number) => `Show ${of.toLocaleString('en-IN')} ${of === 1 ? 'fund' : 'funds'}`,
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
  options: { Growth: 'Growth: stays invested', IDCW: 'IDCW: may be paid out' } as Readonly<Record<string, string>>,
};

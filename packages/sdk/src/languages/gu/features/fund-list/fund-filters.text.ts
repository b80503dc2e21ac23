import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'ફિલ્ટર',
  apply: 'ફિલ્ટર લગાવો',
  show: (of) => `${of.toLocaleString('en-IN')} ફંડ બતાવો`,
  showMore: (of) => `વધુ ${of} બતાવો`,
  showFewer: 'ઓછાં બતાવો',
  any: 'કોઈ પણ',
  facets: {
    subCategory: 'સબ-કેટેગરી',
    riskometer: 'જોખમ',
    fundHouse: 'ફંડ હાઉસ',
    minimumSip: 'લઘુતમ એસઆઈપી',
    minimumReturn: '3 વર્ષનું વળતર',
    minimumAge: 'ફંડની ઉંમર',
    option: 'આવક',
  },
  minimumSip: (rupees) => `${rupees} કે તેથી ઓછી`,
  minimumReturn: (percent) => `વાર્ષિક ${percent}% કે વધુ`,
  options: { Growth: 'ગ્રોથ: રોકાયેલું રહે છે', IDCW: 'IDCW: હાથમાં મળી શકે છે' },
};

import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'फिल्टर',
  apply: 'फिल्टर लावा',
  show: (of) => `${of.toLocaleString('en-IN')} फंड दाखवा`,
  showMore: (of) => `आणखी ${of} दाखवा`,
  showFewer: 'कमी दाखवा',
  any: 'कोणतेही',
  facets: {
    subCategory: 'उपप्रकार',
    riskometer: 'जोखीम',
    fundHouse: 'फंड हाऊस',
    minimumSip: 'किमान एसआयपी',
    minimumReturn: '3 वर्षांचा परतावा',
    minimumAge: 'फंडाचे वय',
    option: 'उत्पन्न',
  },
  minimumSip: (rupees) => `${rupees} किंवा कमी`,
  minimumReturn: (percent) => `वार्षिक ${percent}% किंवा जास्त`,
  options: { Growth: 'ग्रोथ: गुंतवलेलेच राहते', IDCW: 'IDCW: हातात मिळू शकते' },
};

import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'ఫిల్టర్లు',
  apply: 'ఫిల్టర్లు వర్తింపజేయండి',
  show: (of) => `${of.toLocaleString('en-IN')} ${of === 1 ? 'ఫండ్' : 'ఫండ్లు'} చూపండి`,
  showMore: (of) => `మరో ${of} చూపండి`,
  showFewer: 'తక్కువ చూపండి',
  any: 'ఏదైనా',
  facets: {
    subCategory: 'ఉప కేటగిరీ',
    riskometer: 'రిస్క్',
    fundHouse: 'ఫండ్ హౌస్',
    minimumSip: 'కనీస సిప్',
    minimumReturn: '3 ఏళ్ల రాబడి',
    minimumAge: 'ఫండ్ వయసు',
    option: 'ఆదాయం',
  },
  minimumSip: (rupees) => `${rupees} లేదా తక్కువ`,
  minimumReturn: (percent) => `ఏడాదికి ${percent}% లేదా ఎక్కువ`,
  options: { Growth: 'గ్రోత్: పెట్టుబడిలోనే ఉంటుంది', IDCW: 'IDCW: అప్పుడప్పుడు చెల్లించవచ్చు' },
};

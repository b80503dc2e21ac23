import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'ஃபில்டர்கள்',
  apply: 'ஃபில்டர் செய்யவும்',
  show: (of) => `${of.toLocaleString('en-IN')} ${of === 1 ? 'ஃபண்டைக்' : 'ஃபண்டுகளைக்'} காட்டவும்`,
  showMore: (of) => `மேலும் ${of} காட்டவும்`,
  showFewer: 'குறைத்துக் காட்டவும்',
  any: 'எதுவானாலும்',
  facets: {
    subCategory: 'உட்பிரிவு',
    riskometer: 'ரிஸ்க்',
    fundHouse: 'ஃபண்ட் ஹவுஸ்',
    minimumSip: 'குறைந்தபட்ச எஸ்ஐபி',
    minimumReturn: '3 ஆண்டு ரிட்டர்ன்',
    minimumAge: 'ஃபண்டின் வயது',
    option: 'வருமானம்',
  },
  minimumSip: (rupees) => `${rupees} அல்லது குறைவு`,
  minimumReturn: (percent) => `ஆண்டுக்கு ${percent}% அல்லது அதிகம்`,
  options: { Growth: 'க்ரோத்: முதலீட்டிலேயே தொடரும்', IDCW: 'IDCW: அவ்வப்போது தரப்படலாம்' },
};

import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'ಫಿಲ್ಟರ್‌ಗಳು',
  apply: 'ಫಿಲ್ಟರ್ ಅನ್ವಯಿಸಿ',
  show: (of) => `${of.toLocaleString('en-IN')} ${of === 1 ? 'ಫಂಡ್' : 'ಫಂಡ್‌ಗಳನ್ನು'} ತೋರಿಸಿ`,
  showMore: (of) => `ಇನ್ನೂ ${of} ತೋರಿಸಿ`,
  showFewer: 'ಕಡಿಮೆ ತೋರಿಸಿ',
  any: 'ಯಾವುದಾದರೂ',
  facets: {
    subCategory: 'ಉಪ ವಿಭಾಗ',
    riskometer: 'ರಿಸ್ಕ್',
    fundHouse: 'ಫಂಡ್ ಹೌಸ್',
    minimumSip: 'ಕನಿಷ್ಠ ಎಸ್‌ಐಪಿ',
    minimumReturn: '3 ವರ್ಷದ ಗಳಿಕೆ',
    minimumAge: 'ಫಂಡ್‌ನ ವಯಸ್ಸು',
    option: 'ಆದಾಯ',
  },
  minimumSip: (rupees) => `${rupees} ಅಥವಾ ಕಡಿಮೆ`,
  minimumReturn: (percent) => `ವರ್ಷಕ್ಕೆ ${percent}% ಅಥವಾ ಹೆಚ್ಚು`,
  options: { Growth: 'ಗ್ರೋತ್: ಹೂಡಿಕೆಯಲ್ಲೇ ಉಳಿಯುತ್ತದೆ', IDCW: 'IDCW: ಆಗೊಮ್ಮೆ ಈಗೊಮ್ಮೆ ನೀಡಬಹುದು' },
};

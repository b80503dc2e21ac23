import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'ಗಳಿಕೆ',
  fund: 'ಫಂಡ್',
  category: 'ವಿಭಾಗದ ಸರಾಸರಿ',
  averageOf: (subCategory, counts) =>
    `ವಿಭಾಗದ ಸರಾಸರಿ: ಅಷ್ಟು ಕಾಲದಿಂದ ಇರುವ ${subCategory} ಸ್ಕೀಮ್‌ಗಳ ಗ್ರೋತ್ ಆಯ್ಕೆಗಳು (${counts.join(', ')}).`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: {
    '1M': '1 ತಿಂಗಳು',
    '6M': '6 ತಿಂಗಳು',
    '1Y': '1 ವರ್ಷ',
    '3Y': '3 ವರ್ಷ',
    '5Y': '5 ವರ್ಷ',
  },
  noReturns: 'ಗಳಿಕೆ ತೋರಿಸಲು ಸಾಕಷ್ಟು ಎನ್‌ಎವಿ ಇತಿಹಾಸ ಇನ್ನೂ ಇಲ್ಲ.',
  compounded: '1 ವರ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಅವಧಿಯ ಗಳಿಕೆ ವಾರ್ಷಿಕ ಲೆಕ್ಕದಲ್ಲಿದೆ (CAGR).',
  past: 'ಹಿಂದಿನ ಸಾಧನೆ ಮುಂದಿನ ಗಳಿಕೆಯ ಸೂಚನೆಯಲ್ಲ.',
};

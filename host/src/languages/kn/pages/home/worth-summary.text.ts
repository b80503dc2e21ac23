import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, ನಿಮ್ಮ ಹೂಡಿಕೆಗಳ ಮೌಲ್ಯ`,
  worthOf: (name) => `${name} ಅವರ ಹೂಡಿಕೆಗಳ ಮೌಲ್ಯ`,
  startInvesting: 'ಹೂಡಿಕೆ ಆರಂಭಿಸಿ',
  investMore: 'ಇನ್ನಷ್ಟು ಹೂಡಿಕೆ',
  existingOrder: 'ಈಗಿರುವ ಆರ್ಡರ್',
  reviewPortfolio: 'ಪೋರ್ಟ್‌ಫೋಲಿಯೊ ಪರಿಶೀಲನೆ',
  invested: 'ಹೂಡಿಕೆ',
  gain: 'ಲಾಭ',
  overall: 'ಒಟ್ಟಾರೆ',
  dayChange: (date) => `${date}ರಂದು`,
  navOf: 'ಎನ್‌ಎವಿ ದಿನ',
  noNav: 'ಈ ಹೂಡಿಕೆಗಳ ಎನ್‌ಎವಿ ಇನ್ನೂ ತಿಳಿದಿಲ್ಲ',
  failed: 'ಹೂಡಿಕೆಗಳನ್ನು ತೋರಿಸಲಾಗಲಿಲ್ಲ',
};

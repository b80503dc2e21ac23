import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'ಎಸ್‌ಡಬ್ಲ್ಯುಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  corpus: 'ಒಟ್ಟು ಹೂಡಿಕೆ',
  monthlyAmount: 'ಪ್ರತಿ ತಿಂಗಳು ಹಿಂಪಡೆಯುವುದು',
  start: 'ಈ ಎಸ್‌ಡಬ್ಲ್ಯುಪಿ ಆರಂಭಿಸಿ',
  startNote: 'ಎಸ್‌ಡಬ್ಲ್ಯುಪಿ ನಿಮ್ಮ ಬಳಿ ಇರುವ ಫಂಡ್‌ನ ಯೂನಿಟ್‌ಗಳಿಂದ ನಡೆಯುತ್ತದೆ.',
  parts: ['ನೀವು ಹಿಂಪಡೆಯುವುದು', 'ಕೊನೆಯಲ್ಲಿ ಉಳಿಯುವುದು'],
  columns: ['ಅವಧಿ', 'ಹಿಂಪಡೆದದ್ದು', 'ಉಳಿದದ್ದು'],
  left: (years) => ['', years, ' ಕಳೆದಾಗ ಉಳಿಯಬಹುದು'],
  gone: (lasts) => ['ನಿಮ್ಮ ಹಣ ', lasts, ' ಸಾಕಾಗಬಹುದು. ಒಟ್ಟು ಹಿಂಪಡೆಯಬಹುದು'],
  lasts: (years, months) =>
    [...(years > 0 ? [`${years} ವರ್ಷ`] : []), ...(months > 0 || years === 0 ? [`${months} ತಿಂಗಳು`] : [])].join(' '),
  summary: (corpus, monthly, left, years) =>
    `${corpus} ಹೂಡಿಕೆಯಿಂದ ಪ್ರತಿ ತಿಂಗಳು ${monthly} ಹಿಂಪಡೆದರೆ, ${years} ಕಳೆದಾಗ ${left} ಉಳಿಯಬಹುದು`,
};

import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'ವಿಳಂಬದ ಬೆಲೆ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  monthlyInvestment: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
  needed: 'ಎಷ್ಟು ವರ್ಷದಲ್ಲಿ ಹಣ ಬೇಕು',
  delay: 'ಎಷ್ಟು ತಡ',
  start: 'ಈಗಲೇ ಆರಂಭಿಸಿ',
  intro: (years) => ['', years, ' ತಡ ಮಾಡಿದರೆ ನೀವು ಕಳೆದುಕೊಳ್ಳಬಹುದು'],
};

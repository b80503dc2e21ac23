import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  monthlyInvestment: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
  intro: (years) => ['', years, 'ದಲ್ಲಿ ನಿಮ್ಮ ಕೈ ಸೇರಬಹುದು'],
  summary: (invested, value, years) => `${invested} ಹೂಡಿಕೆ ${years} ಕಳೆದಾಗ ${value} ಆಗಬಹುದು`,
};

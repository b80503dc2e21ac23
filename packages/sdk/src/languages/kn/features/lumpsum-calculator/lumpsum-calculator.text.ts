import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'ಇಡಿಗಂಟು ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  amount: 'ಹೂಡಿಕೆ',
  start: 'ಈ ಮೊತ್ತ ಹೂಡಿಕೆ ಮಾಡಿ',
  intro: (years) => ['', years, 'ದಲ್ಲಿ ನಿಮ್ಮ ಕೈ ಸೇರಬಹುದು'],
  summary: (invested, value, years) => `${invested} ಹೂಡಿಕೆ ${years} ಕಳೆದಾಗ ${value} ಆಗಬಹುದು`,
};

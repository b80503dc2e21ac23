import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'ಹಣದುಬ್ಬರ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  amount: 'ಇಂದಿನ ಬೆಲೆ',
  inflation: 'ಬೆಲೆ ಏರಿಕೆ',
  start: 'ಬೆಲೆ ಏರಿಕೆಗೆ ತಕ್ಕಂತೆ ಹೂಡಿಕೆ ಮಾಡಿ',
  parts: ['ಇಂದಿನ ಬೆಲೆ', 'ಏರಿಕೆ'],
  columns: ['ಅವಧಿ', 'ಇಂದಿನ ಬೆಲೆ', 'ಅಂದಾಜು ಬೆಲೆ'],
  doubles: 'ಬೆಲೆ ದುಪ್ಪಟ್ಟಾಗುವ ಅವಧಿ',
  inYears: (years) => `${years} ವರ್ಷ`,
  intro: (years) => ['', years, 'ದಲ್ಲಿ ಬೆಲೆ ಆಗಬಹುದು'],
  summary: (amount, cost, years) => `ಇಂದು ${amount} ಇರುವುದು ${years} ಕಳೆದಾಗ ${cost} ಆಗಬಹುದು`,
};

import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'ನಿವೃತ್ತಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  age: 'ನಿಮ್ಮ ವಯಸ್ಸು',
  retireAt: 'ನಿವೃತ್ತಿಯ ವಯಸ್ಸು',
  liveUntil: 'ಹಣ ಯಾವ ವಯಸ್ಸಿನವರೆಗೆ ಬೇಕು',
  monthlyExpenses: 'ಇಂದಿನ ತಿಂಗಳ ಖರ್ಚು',
  inflation: 'ಬೆಲೆ ಏರಿಕೆ',
  saved: 'ಈಗಾಗಲೇ ಉಳಿಸಿದ್ದು',
  annualRate: 'ನಿವೃತ್ತಿಯವರೆಗೆ ಗಳಿಕೆ',
  laterRate: 'ನಿವೃತ್ತಿಯ ನಂತರ ಗಳಿಕೆ',
  intro: (age) => ['', age, 'ನೇ ವಯಸ್ಸಿಗೆ ನಿವೃತ್ತಿಯಾಗಲು, ತಿಂಗಳಿಗೆ ಹೂಡಿಕೆ ಮಾಡಬಹುದು'],
  enough: (age) => ['', age, 'ನೇ ವಯಸ್ಸಿಗೆ ನಿವೃತ್ತಿಯಾಗಲು ನಿಮ್ಮ ಉಳಿತಾಯವೇ ಸಾಕಾಗಬಹುದು. ತಿಂಗಳಿಗೆ ಬೇಕಾದ ಹೂಡಿಕೆ'],
};

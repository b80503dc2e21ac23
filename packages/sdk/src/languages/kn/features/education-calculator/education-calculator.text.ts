import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'ಶಿಕ್ಷಣ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  costToday: 'ಕೋರ್ಸ್‌ನ ಇಂದಿನ ಖರ್ಚು',
  years: 'ಎಷ್ಟು ವರ್ಷದಲ್ಲಿ ಕೋರ್ಸ್ ಆರಂಭ',
  inflation: 'ವರ್ಷಕ್ಕೆ ಖರ್ಚಿನ ಏರಿಕೆ',
  saved: 'ಈಗಾಗಲೇ ಉಳಿಸಿದ್ದು',
  cost: 'ಅಂದಾಜು ಖರ್ಚು',
  savedGrown: 'ಬೆಳೆದ ಉಳಿತಾಯ (ಅಂದಾಜು)',
  intro: (cost, years) => ['', years, 'ದಲ್ಲಿ ', cost, ' ಬೇಕಿದ್ದರೆ, ತಿಂಗಳಿಗೆ ಹೂಡಿಕೆ ಮಾಡಬಹುದು'],
  enough: (years) => ['', years, 'ದಲ್ಲಿ ನಿಮ್ಮ ಉಳಿತಾಯವೇ ಸಾಕಾಗಬಹುದು. ತಿಂಗಳಿಗೆ ಬೇಕಾದ ಹೂಡಿಕೆ'],
  summary: (invested, cost, years) => `${invested} ಹೂಡಿಕೆಯಿಂದ ${years} ಕಳೆದಾಗ ${cost} ಖರ್ಚನ್ನು ಭರಿಸಬಹುದು`,
};

import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'एकरकमी कॅल्क्युलेटर',
  amount: 'गुंतवणूक',
  start: 'ही रक्कम गुंतवा',
  intro: (years) => ['', years, ' झाल्यावर तुमच्याकडे असू शकतात'],
  summary: (invested, value, years) => `${invested} गुंतवल्यास ${years} झाल्यावर ${value} होऊ शकतात`,
};

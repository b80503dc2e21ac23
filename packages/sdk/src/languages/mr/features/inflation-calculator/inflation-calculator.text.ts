import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'महागाई कॅल्क्युलेटर',
  amount: 'आजची किंमत',
  inflation: 'किमतीतील वाढ',
  start: 'महागाईवर मात करण्यासाठी गुंतवा',
  parts: ['आजची किंमत', 'वाढ'],
  columns: ['कालावधी', 'आजची किंमत', 'किंमत होऊ शकते'],
  doubles: 'किमती दुप्पट होण्यास लागणारा काळ',
  inYears: (years) => `${years} वर्षे`,
  intro: (years) => ['', years, ' झाल्यावर किंमत इतकी होऊ शकते'],
  summary: (amount, cost, years) => `आज ${amount} ला मिळणारी वस्तू ${years} झाल्यावर ${cost} ला मिळू शकते`,
};

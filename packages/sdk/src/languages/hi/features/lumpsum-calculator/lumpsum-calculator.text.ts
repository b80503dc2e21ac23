import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'एकमुश्त निवेश कैलकुलेटर',
  amount: 'निवेश',
  start: 'यह रकम निवेश करें',
  intro: (years) => ['', years, ' में आपके पास हो सकते हैं'],
  summary: (invested, value, years) => `${years} में ${invested} का निवेश बढ़कर ${value} हो सकता था`,
};

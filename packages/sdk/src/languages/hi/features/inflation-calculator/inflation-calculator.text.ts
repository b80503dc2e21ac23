import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'महंगाई कैलकुलेटर',
  amount: 'आज की कीमत',
  inflation: 'महंगाई दर',
  start: 'महंगाई से आगे रहने के लिए निवेश करें',
  parts: ['आज की कीमत', 'बढ़ोतरी'],
  columns: ['समय', 'आज की कीमत', 'कीमत हो सकती है'],
  doubles: 'कीमतें दोगुनी होने में',
  inYears: (years) => `${years} साल`,
  intro: (years) => ['', years, ' बाद कीमत हो सकती है'],
  summary: (amount, cost, years) => `जो चीज आज ${amount} की है, वह ${years} बाद ${cost} की हो सकती है`,
};

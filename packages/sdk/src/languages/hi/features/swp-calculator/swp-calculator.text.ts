import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'एसडब्ल्यूपी कैलकुलेटर',
  corpus: 'कुल निवेश',
  monthlyAmount: 'हर महीने निकासी',
  start: 'यह एसडब्ल्यूपी शुरू करें',
  startNote: 'एसडब्ल्यूपी उस फंड के यूनिट से चलती है, जो आपके पास पहले से है।',
  parts: ['आप निकालेंगे', 'आखिर में बाकी'],
  columns: ['समय', 'निकाले', 'बचे'],
  left: (years) => ['', years, ' बाद आपके पास बच सकते हैं'],
  gone: (lasts) => ['आपका पैसा ', lasts, ' चल सकता है। आप कुल निकाल सकते हैं'],
  lasts: (years, months) =>
    [
      ...(years > 0 ? [`${years} साल`] : []),
      ...(months > 0 || years === 0 ? [`${months} ${months > 1 ? 'महीने' : 'महीना'}`] : []),
    ].join(' और '),
  summary: (corpus, monthly, left, years) => `${corpus} में से हर महीने ${monthly} निकालने पर ${years} बाद ${left} बच सकते हैं`,
};

import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date} रोजीचे मूल्य`,
  invested: (instalments) => (instalments === 1 ? 'तुमची गुंतवणूक' : `तुमची गुंतवणूक, ${instalments} हप्ते`),
  gain: 'तुमचा नफा',
  loss: 'तुमचा तोटा',
  aYear: 'वार्षिक (XIRR)',
  summary: (invested, value, since) => `${since} पासून ${invested} गुंतवले असते, तर त्याचे मूल्य ${value} झाले असते`,
  table: ['तारीख', 'तुमची गुंतवणूक', 'मूल्य'],
};

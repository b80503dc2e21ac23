import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'ఫోలియో',
  newFolio: 'కొత్త ఫోలియో',
  type: 'పెట్టుబడి రకం',
  lumpsum: 'ఏకమొత్తం',
  sip: 'సిప్',
  amount: 'మొత్తం',
  monthlyAmount: 'నెలవారీ మొత్తం',
  minimum: (amount) => `కనీసం ${amount}`,
  sipDate: 'నెలవారీ పెట్టుబడి తేదీ',
  choose: 'తేదీ ఎంచుకోండి',
  everyMonth: (day) => `ప్రతి నెలా ${Number.parseInt(day, 10)}వ తేదీ`,
  duration: 'కాలవ్యవధి',
  untilCancelled: 'రద్దు చేసే వరకు',
  fixed: 'నిర్ణీత కాలం',
  months: 'నెలలు',
  save: 'సేవ్ చేయండి',
  cancel: 'వద్దు',
  notTaken: 'ఈ స్కీమ్ ప్రస్తుతం కొత్త పెట్టుబడులు తీసుకోవడం లేదు.',
  failed: 'ఈ స్కీమ్‌ను లోడ్ చేయలేకపోయాం.',
};

import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'रोलिंग रिटर्न',
  rollingNote: (spans) => `निवेश किसी भी दिन शुरू हुआ हो, उस पर सालाना कितना रिटर्न मिला (${spans.join(', ')})।`,
  spans: (years, count) => `${years} साल: ${count} अवधियां`,
  held: 'कितने साल रखा',
  years: (years) => `${years} साल`,
  worst: 'सबसे कम',
  average: 'औसत',
  best: 'सबसे ज्यादा',
  lost: 'नुकसान में रहे',

  whatIf: 'अगर आपने निवेश किया होता',
  type: 'निवेश का तरीका',
  types: { SIP: 'एसआईपी', LUMPSUM: 'एकमुश्त' },
  monthly: 'हर महीने की रकम',
  amount: 'रकम',
  since: 'कब से',
  enterAmount: 'कृपया रकम डालें',
  leastAmount: 'कम से कम रकम 1 है',
  mostAmount: 'ज्यादा से ज्यादा रकम 10000000 है',
  dateBetween: (from, to) => `${from} से ${to} के बीच की तारीख चुनें।`,
  note: 'हिसाब ऊपर दिखाए गए एनएवी से किया गया है, 0.005% स्टाम्प ड्यूटी घटाकर; एग्जिट लोड और टैक्स नहीं घटाए गए हैं।',
};

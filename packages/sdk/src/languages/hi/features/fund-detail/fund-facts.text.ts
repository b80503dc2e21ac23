import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'नीचे की जानकारी सैंडबॉक्स ने बनाई है; फंड हाउस ने इसे प्रकाशित नहीं किया है।',
  asOf: (date) => `${date} की जानकारी।`,

  exitLoad: 'यूनिट की उम्र के हिसाब से एग्जिट लोड',
  age: 'यूनिट कितने पुराने',
  younger: ({ days, months, isInclusive }) =>
    `${days === null ? `${months ?? 0} महीने` : `${days} दिन`} ${isInclusive ? 'तक' : 'से कम'}`,
  older: 'उससे पुराने',
  anyAge: 'कितने भी',
  keptBack: 'कटौती',
  nothing: 'कुछ नहीं',
  percent: (percent) => `${percent}%`,

  benchmark: 'बेंचमार्क के मुकाबले',
  period: 'अवधि',
  periods: { '1Y': '1 साल', '3Y': '3 साल', '5Y': '5 साल' },
  fund: 'फंड',
  index: 'बेंचमार्क',
  benchmarkNote: (name) => `बेंचमार्क ${name} है। 1 साल से ज्यादा के रिटर्न सालाना (CAGR) हैं।`,

  managers: 'इसे कौन संभालते हैं',
  manager: 'फंड मैनेजर',
  since: 'कब से',

  holdings: 'दस सबसे बड़ी होल्डिंग',
  holding: 'होल्डिंग',
  sector: 'सेक्टर या रेटिंग',
  share: 'हिस्सा',
  together: (count, percent) => `इन ${count} में फंड का ${percent} पैसा है।`,
  sectors: 'सेक्टर के हिसाब से',
  sectorName: 'सेक्टर',

  size: 'समय के साथ फंड का साइज',
  sizeFinding: (from, to, since) => `${since} से फंड का साइज ${from} से ${to} हुआ`,
  sizeNote: 'करोड़ रुपये में।',
  date: 'तारीख',
  sizeColumn: 'फंड का साइज',

  documents: 'दस्तावेज',
  documentNames: {
    SID: 'स्कीम इन्फॉर्मेशन डॉक्यूमेंट (SID)',
    KIM: 'मुख्य जानकारी (KIM)',
    Factsheet: 'मासिक फैक्टशीट',
    'Annual report': 'सालाना रिपोर्ट',
  },
  newTab: 'नए टैब में खुलेगा',
};

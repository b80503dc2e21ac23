import type { Translation } from '@prosperx/core/language';
import type { homeText as english } from '#pages/home/home.text.js';

export const homeText: Translation<typeof english> = {
  heroTitle: 'हर महीने ₹100 से\u00a0शुरू करें',
  heroIntro: 'म्यूचुअल फंड चुनें, रकम और तारीख तय करें, बाकी काम आपका बैंक करेगा।',
  counts: (schemes, fundHouses) => `${fundHouses} फंड हाउस की ${schemes} स्कीम`,
  countsOf: (counts, date) => `${counts}, ${date} के एनएवी`,
  startSip: 'एसआईपी शुरू करें',
  planGoal: 'लक्ष्य बनाएं',
  registered: (arn) => `AMFI में रजिस्टर्ड डिस्ट्रीब्यूटर, ${arn}`,
  exampleCaption: 'हर महीने ₹5,000, 20 साल तक, 12% सालाना पर हो सकते हैं',
  youInvest: 'आपका निवेश',
  youGain: 'आपका मुनाफा',
  indicative: 'सिर्फ अनुमान; रिटर्न की गारंटी नहीं है।',
  saveUpTo: 'बचाएं',
  taxNote: 'तक टैक्स हर साल, धारा 123 (पहले 80C) में ₹1.5 लाख के निवेश पर, पुरानी टैक्स व्यवस्था के 30% स्लैब में, 4% सेस के साथ',
  yourCost: '₹1,03,200 आपकी लागत',
  saved: '₹46,800',
  packs: 'तैयार पैक',
  allPacks: 'सभी पैक',
  pack: (schemes, least) => `${schemes} स्कीम, ${least} से`,
  questions: 'लोग अक्सर पूछते हैं',
  faq: [
    ['शुरू करने के लिए कितना पैसा चाहिए?', 'कई स्कीम में हर महीने ₹100 की एसआईपी से शुरू कर सकते हैं।'],
    ['मेरे यूनिट कब दिखेंगे?', 'ऑर्डर के दो दिन बाद, या हर किस्त की तारीख के दो दिन बाद।'],
    ['मैंडेट में कितना समय लगता है?', 'ई-मैंडेट में 2 से 3 दिन; कागज के फॉर्म में 15 से 20 दिन।'],
    ['क्या मैं कभी भी रिडीम कर सकता/सकती हूं?', 'हां, अगर स्कीम में लॉक-इन न हो। पैसा 2 कामकाजी दिनों में आपके बैंक में पहुंचता है।'],
  ],
};

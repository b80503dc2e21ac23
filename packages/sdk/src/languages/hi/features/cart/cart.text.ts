import type { Translation } from '@prosperx/core/language';
import type { emptyCartText as englishEmptyCartText, cartText as englishCartText } from '#features/cart/cart.text.js';

export const emptyCartText: Translation<typeof englishEmptyCartText> = {
  title: 'आपका कार्ट खाली है',
  text: 'फंड और रकम चुनें, वह यहां दिखेगा।',
  explore: 'म्यूचुअल फंड देखें',
  ways: 'ऐसे शुरू करें',
  links: [
    { to: '/packs', params: {}, name: 'तैयार पैक', note: 'तय हिस्सों वाले तैयार पैक' },
    { to: '/search', params: { keywords: 'index' }, name: 'इंडेक्स फंड', note: 'कम खर्च में बाजार के साथ चलें' },
    { to: '/search', params: { keywords: 'liquid' }, name: 'लिक्विड फंड', note: 'जिस पैसे की जल्द जरूरत पड़ सकती है' },
  ],
  ended: {
    expired: (count) => (count > 1 ? `आपके ${count} ऑर्डर एक्सपायर हो गए हैं।` : 'आपका ऑर्डर एक्सपायर हो गया है।'),
    refused: (count) => (count > 1 ? `आपके ${count} ऑर्डर नहीं लिए गए।` : 'आपका ऑर्डर नहीं लिया गया।'),
    both: (count) => `आपके ${count} ऑर्डर पूरे नहीं हुए।`,
  },
  endedText: {
    expired: 'पेमेंट या पुष्टि का समय निकल गया। आप वही ऑर्डर फिर कर सकते हैं।',
    refused: 'आप दूसरी रकम या दूसरा फंड आजमा सकते हैं।',
    both: 'आप कार्ट से उन्हें फिर कर सकते हैं।',
  },
  restore: 'फिर कार्ट में डालें',
  isBack: 'ऑर्डर फिर से आपके कार्ट में हैं।',
};

const items = (count: number) => `${count} आइटम`;
const schemes = (count: number) => `${count} स्कीम`;

export const cartText: Translation<typeof englishCartText> = {
  logInFirst: 'अपना कार्ट देखने के लिए कृपया लॉग इन करें',
  intro: (count) => `${items(count)}। ऑर्डर करने से पहले रकम और तारीखें देख लें।`,
  schemes,
  inPack: 'इस पैक की स्कीम',
  sips: 'मासिक एसआईपी',
  lumpsums: 'एकमुश्त',
  oneTime: 'एक बार',
  sipDate: 'एसआईपी की तारीख',
  amount: 'रकम',
  aMonth: 'हर महीने',
  day: (day) => `${day} तारीख`,
  lasts: 'अवधि',
  untilCancelled: 'रद्द करने तक',
  fixed: 'तय अवधि',
  months: 'महीने',
  firstLater: (date, gapDays) =>
    `आज कुछ नहीं देना है। पहली किस्त ${date} को ऑटोपे से कटेगी: ऑर्डर के कम से कम ${gapDays} दिन बाद, किसी कामकाजी दिन पर।`,
  nextInstalment: (date, gapDays) => `पहली किस्त ऑर्डर के साथ, अगली ${date} को: कम से कम ${gapDays} दिन बाद।`,
  nfo: (closes, allotment, price) =>
    `न्यू फंड ऑफर: ${closes} की आधी रात तक पेमेंट करें। यूनिट ${allotment} को ${price} के भाव से अलॉट होते हैं।`,
  also: 'ऊपर आपके कार्ट में पहले से है।',
  remove: (fund) => `${fund} हटाएं`,
  addAnother: 'एक और फंड जोड़ें',
  toPay: 'देय रकम',
  notKnown: '–',
  lumpsum: 'एकमुश्त',
  firstInstalments: 'एसआईपी की पहली किस्तें',
  thenMonthly: 'फिर हर महीने',
  laterMonthly: 'बाद में हर महीने कटेगी',
  debitedOnce: 'बाद में एक बार कटेगी',
  placeOrder: 'ऑर्डर करें',
  logIn: 'ऑर्डर के लिए लॉग इन करें',
  chooseCustomer: 'पहले ग्राहक चुनें',
  correct: (count) => `आगे बढ़ने के लिए ${items(count)} ठीक करें या हटाएं`,
  changed: 'इस बीच आपका कार्ट बदल गया है। कृपया उसे फिर देख लें।',
  gone: 'यह अब आपके कार्ट में नहीं है।',
  empty: 'कार्ट खाली करें',
  removal: {
    title: 'कार्ट से हटाएं?',
    one: (name) => `${name} आपके कार्ट से हट जाएगा।`,
    emptyTitle: 'कार्ट खाली करें?',
    all: (count) => (count > 1 ? `सभी ${count} आइटम आपके कार्ट से हट जाएंगे।` : 'वह एक आइटम आपके कार्ट से हट जाएगा।'),
    keep: 'रहने दें',
    remove: 'हटाएं',
    empty: 'कार्ट खाली करें',
  },
  notRegistered: ({ your }) => `ऑर्डर करने से पहले ${your} अकाउंट की प्रोफाइल पूरी करें।`,
  registering: ({ you, your }) =>
    `एक्सचेंज में ${your} अकाउंट का रजिस्ट्रेशन हो रहा है। उसके बाद ${you} ऑर्डर कर सकेंगे। यह पेज अपने आप अपडेट होता है।`,
  registered: ({ your }) => `एक्सचेंज में ${your} अकाउंट का रजिस्ट्रेशन हो गया है। अब ऑर्डर किया जा सकता है।`,
  exchangeRefused: ({ your }) => `एक्सचेंज ने ${your} अकाउंट की जानकारी नामंजूर कर दी है। ऑर्डर करने से पहले उसे ठीक करें।`,
  seeRefused: 'क्या ठीक करना है, देखें',
  completeProfile: 'प्रोफाइल पूरी करें',
  seeKyc: 'KYC पर जाएं',
  declare: 'अभी घोषणा करें',
  approval: {
    ask: 'ग्राहक से मंजूरी मांगें',
    askAgain: 'लिंक फिर भेजें',
    awaiting: '*आपके कार्ट को अभी मंजूरी नहीं मिली है।',
    asked: 'ग्राहक को मंजूरी का लिंक भेजा गया है। मंजूरी मिलने पर आप ऑर्डर कर सकते हैं।',
    expired: 'वेरिफिकेशन लिंक एक्सपायर हो गया',
    declined: 'ग्राहक ने यह कार्ट नामंजूर कर दिया।',
    declinedHelp: 'कोई ऑर्डर नहीं हुआ है। ग्राहक से बात करें, कार्ट बदलें और फिर मंजूरी मांगें।',
    given: 'ग्राहक ने यह कार्ट मंजूर कर दिया है।',
  },
  failed: 'आपका कार्ट नहीं दिखाया जा सका',
};

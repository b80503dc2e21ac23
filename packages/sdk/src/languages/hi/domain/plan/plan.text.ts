import { formatDateShort, formatMoment, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  plansText as englishPlansText,
  planListText as englishPlanListText,
  planInfoText as englishPlanInfoText,
} from '#domain/plan/plan.text.js';

const names = { STP: 'एसटीपी', SWP: 'एसडब्ल्यूपी' };

export const plansText: Translation<typeof englishPlansText> = {
  failed: (kind) => `${names[kind]} नहीं दिखाई जा सकीं`,
  logIn: (kind) => `अपनी ${names[kind]} देखने के लिए लॉग इन करें।`,
  empty: (kind) => `आपकी कोई ${names[kind]} चालू नहीं है`,
  emptyText: (kind) =>
    kind === 'STP'
      ? 'एसटीपी तय समय पर तय रकम को एक फंड से उसी फंड हाउस के दूसरे फंड में डालती है।'
      : 'एसडब्ल्यूपी तय समय पर फंड से तय रकम निकालकर आपके बैंक खाते में डालती है।',
  setUp: { STP: 'नई एसटीपी बनाएं', SWP: 'नई एसडब्ल्यूपी बनाएं' },
  howItWorks: { STP: 'एसटीपी कैसे चलती है', SWP: 'एसडब्ल्यूपी कैसे चलती है' },
};

export const planListText: Translation<typeof englishPlanListText> = {
  list: (kind) => `${names[kind]}, नई पहले`,
  to: 'से',
  bank: 'आपका बैंक खाता',
  folio: (folio) => `फोलियो ${folio}`,
  amount: 'हर किस्त',
  frequency: 'कब-कब',
  instalments: 'किस्तें',
  done: (done, all) => `${all} में से ${done}`,
  start: 'शुरू',
  end: 'आखिरी',
  next: 'अगली',
  total: 'कुल',
  firstToday: 'सेट होते ही पहला ऑर्डर',
  number: (number) => `रजिस्ट्रेशन नंबर ${number}`,
  entered: (date) => `अनुरोध: ${formatDateShort(date)}`,
  by: (advisor) => `${advisor} ने अनुरोध किया`,
  stop: 'बंद करें',
  stopOf: (fund) => `बंद करें: ${fund}`,
  setUpOrder: 'ऑर्डर सेट करें',
  setUpOrderOf: (fund) => `ऑर्डर सेट करें: ${fund}`,
  setUpBefore: (until) => `${formatMoment(until)} से पहले सेट करें।`,
  whatNext: 'आगे क्या होगा',
  pendingSms: 'SMS वेरिफिकेशन बाकी',
  history: (count) => `अब तक ${count} ${count > 1 ? 'किस्तें' : 'किस्त'}`,
  outcomes: { done: 'पूरी हुई', under_way: 'चल रही है', failed: 'नहीं गई' },
  sold: (units, nav, date) => `${formatDateShort(date)} के एनएवी ${nav} पर ${units} यूनिट`,
  instalment: (number) => `किस्त ${number}`,

  verification: 'वेरिफिकेशन बाकी',
  verificationText: (sentTo, until) =>
    `${sentTo} पर लिंक भेजा गया है। उसे खोलकर ${formatMoment(until)} से पहले पुष्टि करें। उसके बाद ऑर्डर रद्द हो जाएगा।`,
  verificationOver: 'पुष्टि का समय निकल गया है।',
  understood: 'ठीक है',

  stopTitle: (kind) => `यह ${names[kind]} बंद करें?`,
  stopText: (amount, next) =>
    `हम एक्सचेंज को इसे तुरंत बंद करने के लिए कहते हैं, और बंद होते ही आपको बताएंगे। उसके बाद ${formatMoney(amount)} की कोई किस्त नहीं जाएगी। उससे पहले की किस्त${next === null ? '' : `, जैसे ${formatDateShort(next)} की,`} अब भी जा सकती है, और जिन किस्तों का ऑर्डर हो चुका है, वे पूरी होंगी।`,
  keep: 'रहने दें',
  stopped: { STP: 'एसटीपी बंद हो गई!', SWP: 'एसडब्ल्यूपी बंद हो गई!' },
  stopping: 'बंद हो रही है',
  stoppingText: (next) =>
    `हमने एक्सचेंज को इसे बंद करने के लिए कहा है, और बंद होते ही आपको बताएंगे।${next === null ? '' : ` तब तक वह ${formatDateShort(next)} की किस्त बना सकता है।`}`,
  asked: (kind) => `एक्सचेंज को आपकी ${names[kind]} बंद करने के लिए कहा गया है।`,
  notStopped: { STP: 'एसटीपी बंद नहीं हो सकी!', SWP: 'एसडब्ल्यूपी बंद नहीं हो सकी!' },
  unavailable: {
    STP: 'एसटीपी अभी बंद नहीं हो सकती। कृपया थोड़ी देर बाद कोशिश करें।',
    SWP: 'एसडब्ल्यूपी अभी बंद नहीं हो सकती। कृपया थोड़ी देर बाद कोशिश करें।',
  },

  otpTitle: 'पुष्टि करें कि यह आप ही हैं',
  otpSubmit: (kind) => `${names[kind]} सेट करें`,
  notSaved: 'BSE में ऑर्डर सेव नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  otpFailed: 'OTP नहीं भेजा जा सका।',

  setUpDone: (kind) => `आपकी ${names[kind]} सेट हो गई है`,
  setUpWaits: (kind) => `आपकी ${names[kind]} भेजी जा चुकी है`,
  setUpRefused: (kind) => `आपकी ${names[kind]} सेट नहीं हुई`,
  firstOrder: (amount) => `${formatMoney(amount, 2)} का पहला ऑर्डर हो गया है।`,
  firstFailed: (amount) => `${formatMoney(amount, 2)} की पहली किस्त नहीं गई।`,
  firstOn: (amount, date) => `${formatMoney(amount, 2)} की पहली किस्त ${formatDateShort(date)} को है।`,
  nextOn: (date) => `अगली किस्त ${formatDateShort(date)} को है।`,
  atExchange: 'एक्सचेंज का जवाब अभी नहीं आया है। रजिस्टर होने पर यह यहां “चालू” दिखेगी।',
};

export const planInfoText: Translation<typeof englishPlanInfoText> = {
  STP: {
    intro: 'सिस्टमैटिक ट्रांसफर प्लान (एसटीपी) तय समय पर एक फंड से तय रकम बेचकर उसे उसी फंड हाउस के दूसरे फंड में लगाता है।',
    steps: [
      'अपना कोई फंड चुनें, और वह फंड जिसमें पैसा जाए।',
      'रकम, अंतराल और शुरू होने की तारीख चुनें। क्या-क्या हो सकता है, यह फंड तय करते हैं।',
      'हमारे भेजे लिंक से दोपहर 3 बजे से पहले पुष्टि करें।',
      'ऑर्डर सेट करें। फिर हर किस्त अपनी तारीख पर जाती है, और आप प्लान कभी भी बंद कर सकते हैं।',
    ],
    notes: [
      'हर ट्रांसफर एक बिक्री है: उस पर एग्जिट लोड और कैपिटल गेन टैक्स वैसे ही लगता है।',
      'फोलियो में यूनिट कम हों, तो किस्त नहीं जाती। लगातार तीन किस्तें न जाने पर प्लान बंद हो जाता है।',
    ],
  },
  SWP: {
    intro: 'सिस्टमैटिक विड्रॉल प्लान (एसडब्ल्यूपी) तय समय पर फंड से तय रकम बेचकर उसे आपके बैंक खाते में डालता है।',
    steps: [
      'अपना कोई फंड चुनें।',
      'रकम, अंतराल और शुरू होने की तारीख चुनें। क्या-क्या हो सकता है, यह फंड तय करता है।',
      'हमारे भेजे लिंक से दोपहर 3 बजे से पहले पुष्टि करें।',
      'ऑर्डर सेट करें। फिर हर किस्त अपनी तारीख के बाद खाते में आती है, और आप प्लान कभी भी बंद कर सकते हैं।',
    ],
    notes: [
      'हर निकासी एक बिक्री है: उस पर एग्जिट लोड और कैपिटल गेन टैक्स वैसे ही लगता है। यह फंड की वादा की हुई आमदनी नहीं है।',
      'फोलियो में यूनिट कम हों, तो किस्त नहीं जाती। लगातार तीन किस्तें न जाने पर प्लान बंद हो जाता है।',
    ],
  },
  stepsTitle: 'चार चरणों में',
  notesTitle: 'जानने की बात',
  back: (kind) => `मेरी ${names[kind]} पर वापस`,
};

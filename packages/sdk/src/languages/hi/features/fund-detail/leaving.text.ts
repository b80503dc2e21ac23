import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'आपके टैक्स स्लैब की दर' : `${percent}%`);

const freeEarlier = {
  retirement: 'स्कीम में बताई रिटायरमेंट की उम्र होने पर वे पहले फ्री हो जाते हैं।',
  majority: 'बच्चे के बालिग होने पर वे पहले फ्री हो जाते हैं।',
};

export const leavingText: Translation<typeof english> = {
  title: 'पैसा निकालने पर',
  exitLoad: 'एग्जिट लोड',
  exitLoadUnknown: 'यहां जानकारी नहीं है। जल्दी बेचे गए यूनिट पर कटौती हो सकती है: स्कीम इन्फॉर्मेशन डॉक्यूमेंट में देखें।',
  noExitLoad: 'नहीं लगता, चाहे जब बेचें।',
  exitLoadOf: (steps) => `यूनिट की उम्र के हिसाब से: ${steps}।`,
  lockIn: 'लॉक-इन',
  noLockIn: 'नहीं: यूनिट किसी भी कामकाजी दिन बेचे जा सकते हैं।',
  lockedFor: (years, earlier) =>
    `यूनिट खरीद के दिन से ${years} साल लॉक रहते हैं; एसआईपी की हर किस्त के अपने ${years} साल होते हैं।${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'मुनाफे पर टैक्स',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `65% या ज्यादा भारतीय शेयरों वाली स्कीम की तरह: ${months} महीने या कम रखे यूनिट पर ${rate(shortRate)}; उससे ज्यादा रखे यूनिट पर, वित्त वर्ष में ${exempt} से ऊपर के मुनाफे का ${longRate}%।`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} महीने या कम रखे यूनिट पर ${rate(shortRate)}, उससे ज्यादा रखे यूनिट पर ${longRate}%।`,
  taxBySlab: 'आपके टैक्स स्लैब की दर से, अभी खरीदे यूनिट आप चाहे जितने समय रखें।',
  assumed: 'यह कैटेगरी से माना गया है: स्कीम में क्या-क्या है, उससे तय होता है; उसके दस्तावेज देखें।',
  money: 'पैसा',
  moneyWhen: (days) => `${days} कामकाजी ${days === 1 ? 'दिन' : 'दिनों'} में आपके बैंक में पहुंचता है।`,
  rates: 'भारत में रहने वाले व्यक्ति के लिए, अभी खरीदे और बेचे यूनिट पर टैक्स की दरें, सरचार्ज और सेस से पहले।',
};

import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'यह विजेट अपने सर्वर से जुड़ने पर यहां फंड की तुलना दिखाएगा।',
  failed: 'इन फंड की तुलना नहीं हो सकी',
  noneTitle: 'तुलना के लिए अभी कोई फंड नहीं है',
  noneText: 'फंड की सूची में या किसी फंड के पेज पर चार तक फंड चुनें।',
  searchFunds: 'फंड खोजें',
  goneFunds: (count) => (count === 1 ? 'एक अनुपलब्ध फंड' : `${count} अनुपलब्ध फंड`),
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'फंड की तुलना',
  fact: 'जानकारी',
  remove: (fund) => `${fund} हटाएं`,
  removeShort: 'हटाएं',
  invest: 'निवेश करें',
  investIn: (fund) => `${fund} में निवेश करें`,
  direct: 'डायरेक्ट प्लान: यह यहां नहीं मिलता।',
  addDirect: (fund) => `${fund} का डायरेक्ट प्लान दिखाएं`,
  addDirectShort: 'डायरेक्ट प्लान दिखाएं',
  gone: (count) => (count > 1 ? `${count} फंड अब उपलब्ध नहीं हैं।` : 'एक फंड अब उपलब्ध नहीं है।'),
  removeGone: 'तुलना से हटाएं',
  add: 'फंड जोड़ें',

  growth: '₹10,000 की बढ़त',
  growthNote: 'जितने महीने इन सभी फंड के हैं, उनमें ₹10,000 कितने हुए; हर महीने के आखिरी एनएवी से।',
  summary: (from, parts) => `${from} से ₹10,000 हुए: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'तारीख',

  rows: {
    category: 'कैटेगरी',
    plan: 'प्लान और विकल्प',
    nav: 'एनएवी',
    oneYear: '1 साल का रिटर्न',
    threeYears: '3 साल का रिटर्न, सालाना',
    fiveYears: '5 साल का रिटर्न, सालाना',
    risk: 'रिस्कोमीटर',
    size: 'फंड का साइज',
    expense: 'एक्सपेंस रेशियो',
    exitLoad: 'एग्जिट लोड',
    lockIn: 'लॉक-इन',
    minimumSip: 'न्यूनतम एसआईपी',
    minimumLumpsum: 'न्यूनतम एकमुश्त',
    benchmark: 'बेंचमार्क',
    benchmarkOneYear: 'बेंचमार्क, 1 साल',
    benchmarkThreeYears: 'बेंचमार्क, 3 साल, सालाना',
    benchmarkFiveYears: 'बेंचमार्क, 5 साल, सालाना',
    largest: 'दस सबसे बड़ी होल्डिंग',
    manager: 'फंड मैनेजर',
    launched: 'शुरुआत',
  },
  navOn: (nav, date) => `${date} को ₹${nav}`,
  plan: (plan, option) => `${plan}, ${option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'नहीं';
    return isMost ? `ज्यादा से ज्यादा ${count} साल` : `${count} साल`;
  },
  aYear: (percent) => `${percent} सालाना`,
  asOf: (what, date) => `${what}, ${date} की स्थिति`,
  notKnown: 'पता नहीं',
  modelled: 'इन फंड के एनएवी, खर्च, साइज, बेंचमार्क और मैनेजर सैंडबॉक्स ने बनाए हैं; फंड हाउस ने इन्हें प्रकाशित नहीं किया है।',
  past: 'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
};

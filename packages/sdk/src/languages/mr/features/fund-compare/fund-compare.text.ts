import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'रेग्युलर',
  Direct: 'डायरेक्ट',
  Growth: 'ग्रोथ',
};

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडल्यावर येथे फंडांची तुलना दिसेल.',
  failed: 'या फंडांची तुलना करता आली नाही',
  noneTitle: 'तुलनेसाठी अजून फंड निवडलेले नाहीत',
  noneText: 'फंडांच्या यादीतून किंवा फंडाच्या पानावरून चारपर्यंत फंड निवडा.',
  searchFunds: 'फंड शोधा',
  goneFunds: (count) => (count === 1 ? 'एक अनुपलब्ध फंड' : `${count} अनुपलब्ध फंड`),
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'फंडांची तुलना',
  fact: 'माहिती',
  remove: (fund) => `${fund} काढा`,
  removeShort: 'काढा',
  invest: 'गुंतवणूक करा',
  investIn: (fund) => `${fund} मध्ये गुंतवणूक करा`,
  direct: 'डायरेक्ट प्लॅन: तो येथे विकला जात नाही.',
  addDirect: (fund) => `${fund} चा डायरेक्ट प्लॅन दाखवा`,
  addDirectShort: 'डायरेक्ट प्लॅन दाखवा',
  gone: (count) => (count === 1 ? 'एक फंड आता उपलब्ध नाही.' : `${count} फंड आता उपलब्ध नाहीत.`),
  removeGone: 'तुलनेतून काढा',
  add: 'फंड जोडा',

  growth: '₹10,000 ची वाढ',
  growthNote: 'सर्व फंडांच्या समान महिन्यांत, प्रत्येक महिन्याच्या शेवटच्या एनएव्हीनुसार ₹10,000 चे किती झाले.',
  summary: (from, parts) => `${from} पासून ₹10,000 चे झाले: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'तारीख',

  rows: {
    category: 'प्रकार',
    plan: 'प्लॅन आणि पर्याय',
    nav: 'एनएव्ही',
    oneYear: '1 वर्षाचा परतावा',
    threeYears: '3 वर्षांचा वार्षिक परतावा',
    fiveYears: '5 वर्षांचा वार्षिक परतावा',
    risk: 'रिस्कोमीटर',
    size: 'फंडाचा आकार',
    expense: 'एक्स्पेन्स रेशो',
    exitLoad: 'एक्झिट लोड',
    lockIn: 'लॉक-इन',
    minimumSip: 'किमान एसआयपी',
    minimumLumpsum: 'किमान एकरकमी',
    benchmark: 'बेंचमार्क',
    benchmarkOneYear: 'बेंचमार्क, 1 वर्ष',
    benchmarkThreeYears: 'बेंचमार्क, 3 वर्षे, वार्षिक',
    benchmarkFiveYears: 'बेंचमार्क, 5 वर्षे, वार्षिक',
    largest: 'सर्वांत मोठी दहा होल्डिंग',
    manager: 'फंड मॅनेजर',
    launched: 'सुरुवात',
  },
  navOn: (nav, date) => `₹${nav}, ${date} रोजी`,
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'नाही';
    return isMost ? `जास्तीत जास्त ${count} वर्षे` : `${count} वर्षे`;
  },
  aYear: (percent) => `वार्षिक ${percent}`,
  asOf: (what, date) => `${what}, ${date} रोजी`,
  notKnown: 'माहिती नाही',
  modelled: 'या फंडांच्या एनएव्ही, खर्च, आकार, बेंचमार्क आणि मॅनेजर सँडबॉक्सने उदाहरणादाखल दिले आहेत; फंड हाऊसने ते प्रसिद्ध केलेले नाहीत.',
  past: 'मागील कामगिरीवरून भविष्यातील परतावा सांगता येत नाही.',
};

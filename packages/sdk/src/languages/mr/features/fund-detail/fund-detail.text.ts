import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const years = (count: number) => `${count} ${count === 1 ? 'वर्ष' : 'वर्षे'}`;

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'रेग्युलर',
  Direct: 'डायरेक्ट',
  Growth: 'ग्रोथ',
};

const RETURNS = {
  '1M': '1 महिन्याचा परतावा',
  '6M': '6 महिन्यांचा परतावा',
  '1Y': '1 वर्षाचा परतावा',
  '3Y': '3 वर्षांचा परतावा',
  '5Y': '5 वर्षांचा परतावा',
};

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,

  nav: 'एनएव्ही',
  navOn: (date) => `${date} रोजीची एनएव्ही`,
  inADay: 'एका दिवसात',
  returnOf: (period) => RETURNS[period],
  aYear: 'वार्षिक',
  period: 'कालावधी',
  ranges: { '1M': '1 महिना', '6M': '6 महिने', '1Y': '1 वर्ष', '3Y': '3 वर्षे', '5Y': '5 वर्षे', ALL: 'सर्व' },
  summary: (rose, from, to, since) => `${since} पासून एनएव्ही ₹${from} वरून ₹${to} पर्यंत ${rose ? 'वाढली' : 'घटली'}`,
  navTable: { caption: 'तारखेनुसार एनएव्ही', columns: ['तारीख', 'एनएव्ही'] },
  modelled: 'सँडबॉक्सच्या एनएव्ही: प्रसिद्ध परताव्यावर बेतलेल्या, प्रत्यक्ष प्रसिद्ध झालेल्या नाहीत.',
  notBefore: (date) => `${date} च्या आधीची एनएव्ही उपलब्ध नाही`,
  notAllBefore: (date) => `${date} च्या आधीच्या काही एनएव्ही उपलब्ध नाहीत`,

  facts: 'महत्त्वाची माहिती',
  expenseAYear: (percent) => `वार्षिक ${percent}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'नाही';
    return isMost ? `जास्तीत जास्त ${years(count)}` : years(count);
  },
  factsOf: (days) => `माहिती ${days} रोजीची.`,
  playedFacts: 'ही माहिती सँडबॉक्सने उदाहरणादाखल दिली आहे; फंड हाऊसने ती प्रसिद्ध केलेली नाही.',
  missing: (facts) => `या योजनेची ही ताजी माहिती आमच्याकडे नाही: ${facts.join(', ')}. कृपया फंड हाऊसची फॅक्टशीट पाहा.`,
  commission: 'रेग्युलर प्लॅनच्या एक्स्पेन्स रेशोमध्ये फंड हाऊस वितरकाला देत असलेले कमिशन समाविष्ट असते.',

  sinceLaunch: 'सुरुवातीपासून',
  since: (date) => `${date} पासून`,
  share: 'शेअर करा',

  managerOf: (date) => `फंड मॅनेजर, ${date} रोजी`,
  fundHouse: 'फंड हाऊस',
  isin: 'ISIN',

  invest: 'गुंतवणूक करा',
  lumpsum: 'एकरकमी',
  startSip: (amount) => (amount ? `${amount} ची एसआयपी सुरू करा` : 'एसआयपी सुरू करा'),
};

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडून फंड दिल्यावर तो येथे दिसेल.',
  failed: 'हा फंड दाखवता आला नाही',
  searchFunds: 'फंड शोधा',
  unknown: 'ही योजना आता उपलब्ध नाही.',

  fundSize: 'फंडाचा आकार',
  expenseRatio: 'एक्स्पेन्स रेशो',
  exitLoad: 'एक्झिट लोड',
  minimumSip: 'किमान एसआयपी',
  minimumLumpsum: 'किमान एकरकमी',
  lockIn: 'लॉक-इन',
  benchmark: 'बेंचमार्क',
  launched: 'सुरुवात',
};

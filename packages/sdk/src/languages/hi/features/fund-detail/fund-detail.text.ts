import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'रेगुलर',
  Direct: 'डायरेक्ट',
  Growth: 'ग्रोथ',
};

const years = (count: number) => `${count} साल`;

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,

  nav: 'एनएवी',
  navOn: (date) => `${date} का एनएवी`,
  inADay: 'एक दिन में',
  returnOf: (period) => `${PERIODS[period]} का रिटर्न`,
  aYear: 'सालाना',
  period: 'अवधि',
  ranges: { '1M': '1 महीना', '6M': '6 महीने', '1Y': '1 साल', '3Y': '3 साल', '5Y': '5 साल', ALL: 'सभी' },
  summary: (rose, from, to, since) => `${since} से एनएवी ₹${from} से ${rose ? 'बढ़कर' : 'घटकर'} ₹${to} हुआ`,
  navTable: { caption: 'तारीख के हिसाब से एनएवी', columns: ['तारीख', 'एनएवी'] },
  modelled: 'सैंडबॉक्स के एनएवी: ये प्रकाशित रिटर्न से बनाए गए हैं, खुद प्रकाशित नहीं हैं।',
  notBefore: (date) => `${date} से पहले का एनएवी उपलब्ध नहीं है`,
  notAllBefore: (date) => `${date} से पहले के कुछ एनएवी उपलब्ध नहीं हैं`,

  facts: 'मुख्य बातें',
  expenseAYear: (percent) => `${percent} सालाना`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'नहीं';
    return isMost ? `ज्यादा से ज्यादा ${years(count)}` : years(count);
  },
  factsOf: (days) => `${days} की जानकारी।`,
  playedFacts: 'यह जानकारी सैंडबॉक्स ने बनाई है; फंड हाउस ने इसे प्रकाशित नहीं किया है।',
  missing: (facts) => `इस स्कीम की ताजा जानकारी हमारे पास नहीं है: ${facts.join(', ')}। कृपया फंड हाउस की फैक्टशीट देखें।`,
  commission: 'रेगुलर प्लान के एक्सपेंस रेशियो में वह कमीशन शामिल है, जो फंड हाउस डिस्ट्रीब्यूटर को देता है।',

  sinceLaunch: 'शुरुआत से',
  since: (date) => `${date} से`,
  share: 'शेयर करें',

  managerOf: (date) => `फंड मैनेजर, ${date} की स्थिति`,
  fundHouse: 'फंड हाउस',
  isin: 'ISIN',

  invest: 'निवेश करें',
  lumpsum: 'एकमुश्त',
  startSip: (amount) => (amount ? `${amount} की एसआईपी शुरू करें` : 'एसआईपी शुरू करें'),
};

/** Before "का". */
const PERIODS = { '1M': '1 महीने', '6M': '6 महीने', '1Y': '1 साल', '3Y': '3 साल', '5Y': '5 साल' };

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'यह विजेट अपने सर्वर से जुड़ने और फंड मिलने पर यहां फंड दिखाएगा।',
  failed: 'यह फंड नहीं दिखाया जा सका',
  searchFunds: 'फंड खोजें',
  unknown: 'यह स्कीम अब उपलब्ध नहीं है।',

  fundSize: 'फंड का साइज',
  expenseRatio: 'एक्सपेंस रेशियो',
  exitLoad: 'एग्जिट लोड',
  minimumSip: 'न्यूनतम एसआईपी',
  minimumLumpsum: 'न्यूनतम एकमुश्त',
  lockIn: 'लॉक-इन',
  benchmark: 'बेंचमार्क',
  launched: 'शुरुआत',
};

import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'રેગ્યુલર',
  Direct: 'ડાયરેક્ટ',
  Growth: 'ગ્રોથ',
};

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે ત્યારે અહીં ફંડની સરખામણી દેખાશે.',
  failed: 'આ ફંડની સરખામણી થઈ શકી નથી',
  noneTitle: 'સરખામણી માટે હજી કોઈ ફંડ નથી',
  noneText: 'ફંડની યાદીમાંથી અથવા ફંડના પેજ પરથી ચાર સુધી ફંડ પસંદ કરો.',
  searchFunds: 'ફંડ શોધો',
  goneFunds: (count) => (count === 1 ? 'એક અનુપલબ્ધ ફંડ' : `${count} અનુપલબ્ધ ફંડ`),
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'ફંડની સરખામણી',
  fact: 'માહિતી',
  remove: (fund) => `${fund} કાઢો`,
  removeShort: 'કાઢો',
  invest: 'રોકાણ કરો',
  investIn: (fund) => `${fund}માં રોકાણ કરો`,
  direct: 'ડાયરેક્ટ પ્લાન: તે અહીં વેચાતો નથી.',
  addDirect: (fund) => `${fund}નો ડાયરેક્ટ પ્લાન બતાવો`,
  addDirectShort: 'ડાયરેક્ટ પ્લાન બતાવો',
  gone: (count) => (count === 1 ? 'એક ફંડ હવે ઉપલબ્ધ નથી.' : `${count} ફંડ હવે ઉપલબ્ધ નથી.`),
  removeGone: 'સરખામણીમાંથી કાઢો',
  add: 'ફંડ ઉમેરો',

  growth: '₹10,000માં વધારો',
  growthNote: 'બધાં ફંડ પાસે હોય તેવા મહિનાઓમાં, દરેક મહિનાની છેલ્લી એનએવી પ્રમાણે ₹10,000ના કેટલા થયા.',
  summary: (from, parts) => `${from}થી ₹10,000ના થયા: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'તારીખ',

  rows: {
    category: 'કેટેગરી',
    plan: 'પ્લાન અને વિકલ્પ',
    nav: 'એનએવી',
    oneYear: '1 વર્ષનું વળતર',
    threeYears: '3 વર્ષનું વાર્ષિક વળતર',
    fiveYears: '5 વર્ષનું વાર્ષિક વળતર',
    risk: 'રિસ્કોમીટર',
    size: 'ફંડની સાઇઝ',
    expense: 'એક્સપેન્સ રેશિયો',
    exitLoad: 'એક્ઝિટ લોડ',
    lockIn: 'લોક-ઇન',
    minimumSip: 'લઘુતમ એસઆઈપી',
    minimumLumpsum: 'લઘુતમ લમ્પસમ',
    benchmark: 'બેન્ચમાર્ક',
    benchmarkOneYear: 'બેન્ચમાર્ક, 1 વર્ષ',
    benchmarkThreeYears: 'બેન્ચમાર્ક, 3 વર્ષ, વાર્ષિક',
    benchmarkFiveYears: 'બેન્ચમાર્ક, 5 વર્ષ, વાર્ષિક',
    largest: 'સૌથી મોટાં દસ હોલ્ડિંગ',
    manager: 'ફંડ મેનેજર',
    launched: 'શરૂઆત',
  },
  navOn: (nav, date) => `₹${nav}, ${date}ના રોજ`,
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'નથી';
    return isMost ? `વધુમાં વધુ ${count} વર્ષ` : `${count} વર્ષ`;
  },
  aYear: (percent) => `વાર્ષિક ${percent}`,
  asOf: (what, date) => `${what}, ${date}ના રોજ`,
  notKnown: 'માહિતી નથી',
  modelled: 'આ ફંડની એનએવી, ખર્ચ, સાઇઝ, બેન્ચમાર્ક અને મેનેજર સેન્ડબોક્સે ઉદાહરણ તરીકે આપ્યાં છે; ફંડ હાઉસે તે પ્રસિદ્ધ કર્યાં નથી.',
  past: 'ભૂતકાળના દેખાવ પરથી ભવિષ્યનું વળતર નક્કી થતું નથી.',
};

import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'રેગ્યુલર',
  Direct: 'ડાયરેક્ટ',
  Growth: 'ગ્રોથ',
};

const RETURNS = {
  '1M': '1 મહિનાનું વળતર',
  '6M': '6 મહિનાનું વળતર',
  '1Y': '1 વર્ષનું વળતર',
  '3Y': '3 વર્ષનું વળતર',
  '5Y': '5 વર્ષનું વળતર',
};

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,

  nav: 'એનએવી',
  navOn: (date) => `${date}ની એનએવી`,
  inADay: 'એક દિવસમાં',
  returnOf: (period) => RETURNS[period],
  aYear: 'વાર્ષિક',
  period: 'સમયગાળો',
  ranges: { '1M': '1 માસ', '6M': '6 માસ', '1Y': '1 વર્ષ', '3Y': '3 વર્ષ', '5Y': '5 વર્ષ', ALL: 'બધું' },
  summary: (rose, from, to, since) => `${since} પછી એનએવી ₹${from}થી ${rose ? 'વધીને' : 'ઘટીને'} ₹${to} થઈ`,
  navTable: { caption: 'તારીખ પ્રમાણે એનએવી', columns: ['તારીખ', 'એનએવી'] },
  modelled: 'સેન્ડબોક્સની એનએવી: પ્રસિદ્ધ થયેલા વળતર પરથી બનાવેલી, ખરેખર પ્રસિદ્ધ થયેલી નથી.',
  notBefore: (date) => `${date} પહેલાંની એનએવી ઉપલબ્ધ નથી`,
  notAllBefore: (date) => `${date} પહેલાંની કેટલીક એનએવી ઉપલબ્ધ નથી`,

  facts: 'મુખ્ય માહિતી',
  expenseAYear: (percent) => `વાર્ષિક ${percent}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'નથી';
    return isMost ? `વધુમાં વધુ ${count} વર્ષ` : `${count} વર્ષ`;
  },
  factsOf: (days) => `માહિતી ${days}ની.`,
  playedFacts: 'આ માહિતી સેન્ડબોક્સે ઉદાહરણ તરીકે આપી છે; ફંડ હાઉસે તે પ્રસિદ્ધ કરી નથી.',
  missing: (facts) => `આ સ્કીમની આ તાજી માહિતી અમારી પાસે નથી: ${facts.join(', ')}. કૃપા કરીને ફંડ હાઉસની ફેક્ટશીટ જુઓ.`,
  commission: 'રેગ્યુલર પ્લાનના એક્સપેન્સ રેશિયોમાં ફંડ હાઉસ ડિસ્ટ્રિબ્યુટરને જે કમિશન આપે છે તે સામેલ હોય છે.',

  sinceLaunch: 'શરૂઆતથી',
  since: (date) => `${date}થી`,
  share: 'શેર કરો',

  managerOf: (date) => `ફંડ મેનેજર, ${date}ના રોજ`,
  fundHouse: 'ફંડ હાઉસ',
  isin: 'ISIN',

  invest: 'રોકાણ કરો',
  lumpsum: 'લમ્પસમ',
  startSip: (amount) => (amount ? `${amount}ની એસઆઈપી શરૂ કરો` : 'એસઆઈપી શરૂ કરો'),
};

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે અને તેને ફંડ અપાશે ત્યારે તે અહીં દેખાશે.',
  failed: 'આ ફંડ બતાવી શકાયું નથી',
  searchFunds: 'ફંડ શોધો',
  unknown: 'આ સ્કીમ હવે ઉપલબ્ધ નથી.',

  fundSize: 'ફંડની સાઇઝ',
  expenseRatio: 'એક્સપેન્સ રેશિયો',
  exitLoad: 'એક્ઝિટ લોડ',
  minimumSip: 'લઘુતમ એસઆઈપી',
  minimumLumpsum: 'લઘુતમ લમ્પસમ',
  lockIn: 'લોક-ઇન',
  benchmark: 'બેન્ચમાર્ક',
  launched: 'શરૂઆત',
};

import type {
  fundCategoryText as englishFundCategoryText,
  categoryName as englishCategoryName,
  fundsTitle as englishFundsTitle,
  fundKind as englishFundKind,
} from '#fund/fund.text.js';
import type { Translation } from '#language/index.js';

export const fundCategoryText: Translation<typeof englishFundCategoryText> = {
  Equity: 'ઇક્વિટી',
  ELSS: 'ઈએલએસએસ',
  'Fixed Income': 'ડેટ',
  Allocation: 'હાઇબ્રિડ',
  'Money Market/Liquid': 'લિક્વિડ',
};

/** Sub-categories come from the wire in English, and are said in Gujarati wherever their name is asked for. */
const names: Readonly<Record<string, string | undefined>> = {
  ...fundCategoryText,
  'Large Cap': 'લાર્જ કેપ',
  'Large & Mid Cap': 'લાર્જ એન્ડ મિડ કેપ',
  'Mid Cap': 'મિડ કેપ',
  'Small Cap': 'સ્મોલ કેપ',
  'Flexi Cap': 'ફ્લેક્સી કેપ',
  'Multi Cap': 'મલ્ટી કેપ',
  Focused: 'ફોકસ્ડ',
  Value: 'વેલ્યૂ',
  Contra: 'કોન્ટ્રા',
  'Dividend Yield': 'ડિવિડન્ડ યીલ્ડ',
  'Sectoral/Thematic': 'સેક્ટર/થીમ',
  Index: 'ઇન્ડેક્સ',
  ETF: 'ઈટીએફ',
  'Closed-ended Equity': 'ક્લોઝ એન્ડેડ ઇક્વિટી',
  'Ultra Short Duration': 'અલ્ટ્રા શોર્ટ ડ્યૂરેશન',
  'Low Duration': 'લો ડ્યૂરેશન',
  'Short Duration': 'શોર્ટ ડ્યૂરેશન',
  'Medium Duration': 'મીડિયમ ડ્યૂરેશન',
  'Medium to Long Duration': 'મીડિયમ ટુ લોન્ગ ડ્યૂરેશન',
  'Long Duration': 'લોન્ગ ડ્યૂરેશન',
  'Dynamic Bond': 'ડાયનેમિક બોન્ડ',
  'Corporate Bond': 'કોર્પોરેટ બોન્ડ',
  'Credit Risk': 'ક્રેડિટ રિસ્ક',
  'Banking and PSU': 'બેંકિંગ એન્ડ પીએસયુ',
  Gilt: 'ગિલ્ટ',
  'Gilt 10 Year Constant': 'ગિલ્ટ 10 વર્ષ',
  Floater: 'ફ્લોટર',
  'Debt Index': 'ડેટ ઇન્ડેક્સ',
  'Debt ETF': 'ડેટ ઈટીએફ',
  'Fixed Maturity': 'ફિક્સ્ડ મેચ્યોરિટી',
  Interval: 'ઇન્ટરવલ',
  Income: 'ઇન્કમ',
  'Aggressive Hybrid': 'એગ્રેસિવ હાઇબ્રિડ',
  'Balanced Hybrid': 'બેલેન્સ્ડ હાઇબ્રિડ',
  'Conservative Hybrid': 'કન્ઝર્વેટિવ હાઇબ્રિડ',
  'Balanced Advantage': 'બેલેન્સ્ડ એડવાન્ટેજ',
  'Multi Asset': 'મલ્ટી એસેટ',
  'Equity Savings': 'ઇક્વિટી સેવિંગ્સ',
  Arbitrage: 'આર્બિટ્રેજ',
  Retirement: 'રિટાયરમેન્ટ',
  "Children's": 'ચિલ્ડ્રન્સ',
  'Life Cycle': 'લાઇફ સાયકલ',
  'Fund of Funds': 'ફંડ ઓફ ફંડ્સ',
  'Overseas Fund of Funds': 'ઓવરસીઝ ફંડ ઓફ ફંડ્સ',
  'Commodity ETF': 'કોમોડિટી ઈટીએફ',
  Liquid: 'લિક્વિડ',
  Overnight: 'ઓવરનાઇટ',
  'Money Market': 'મની માર્કેટ',
};

export const categoryName: Translation<typeof englishCategoryName> = (category) => names[category] ?? category;

export const fundsTitle: Translation<typeof englishFundsTitle> = (name) => {
  const title = categoryName(name);
  return /ઈટીએફ|ફંડ ઓફ ફંડ્સ/u.test(title) ? title : `${title} ફંડ`;
};

export const fundKind: Translation<typeof englishFundKind> = (category, subCategory) => {
  const [whole, part] = [categoryName(category), categoryName(subCategory)];
  return whole === part ? part : `${whole}, ${part}`;
};

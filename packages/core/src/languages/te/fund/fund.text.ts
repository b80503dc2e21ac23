import type {
  fundCategoryText as englishFundCategoryText,
  categoryName as englishCategoryName,
  fundsTitle as englishFundsTitle,
  fundKind as englishFundKind,
} from '#fund/fund.text.js';
import type { Translation } from '#language/index.js';

export const fundCategoryText: Translation<typeof englishFundCategoryText> = {
  Equity: 'ఈక్విటీ',
  ELSS: 'ఈఎల్‌ఎస్‌ఎస్',
  'Fixed Income': 'డెట్',
  Allocation: 'హైబ్రిడ్',
  'Money Market/Liquid': 'లిక్విడ్',
};

/** Sub-categories come from the wire in English, and are said in Telugu wherever their name is asked for. */
const names: Readonly<Record<string, string | undefined>> = {
  ...fundCategoryText,
  'Large Cap': 'లార్జ్ క్యాప్',
  'Large & Mid Cap': 'లార్జ్ & మిడ్ క్యాప్',
  'Mid Cap': 'మిడ్ క్యాప్',
  'Small Cap': 'స్మాల్ క్యాప్',
  'Flexi Cap': 'ఫ్లెక్సీ క్యాప్',
  'Multi Cap': 'మల్టీ క్యాప్',
  Focused: 'ఫోకస్డ్',
  Value: 'వాల్యూ',
  Contra: 'కాంట్రా',
  'Dividend Yield': 'డివిడెండ్ ఈల్డ్',
  'Sectoral/Thematic': 'సెక్టోరల్/థీమాటిక్',
  Index: 'ఇండెక్స్',
  ETF: 'ఈటీఎఫ్',
  'Closed-ended Equity': 'క్లోజ్డ్ ఎండెడ్ ఈక్విటీ',
  'Ultra Short Duration': 'అల్ట్రా షార్ట్ డ్యూరేషన్',
  'Low Duration': 'లో డ్యూరేషన్',
  'Short Duration': 'షార్ట్ డ్యూరేషన్',
  'Medium Duration': 'మీడియం డ్యూరేషన్',
  'Medium to Long Duration': 'మీడియం టు లాంగ్ డ్యూరేషన్',
  'Long Duration': 'లాంగ్ డ్యూరేషన్',
  'Dynamic Bond': 'డైనమిక్ బాండ్',
  'Corporate Bond': 'కార్పొరేట్ బాండ్',
  'Credit Risk': 'క్రెడిట్ రిస్క్',
  'Banking and PSU': 'బ్యాంకింగ్ & పీఎస్‌యూ',
  Gilt: 'గిల్ట్',
  'Gilt 10 Year Constant': 'గిల్ట్ 10 ఏళ్లు',
  Floater: 'ఫ్లోటర్',
  'Debt Index': 'డెట్ ఇండెక్స్',
  'Debt ETF': 'డెట్ ఈటీఎఫ్',
  'Fixed Maturity': 'ఫిక్స్‌డ్ మెచ్యూరిటీ',
  Interval: 'ఇంటర్వల్',
  Income: 'ఇన్‌కమ్',
  'Aggressive Hybrid': 'అగ్రెసివ్ హైబ్రిడ్',
  'Balanced Hybrid': 'బ్యాలెన్స్‌డ్ హైబ్రిడ్',
  'Conservative Hybrid': 'కన్జర్వేటివ్ హైబ్రిడ్',
  'Balanced Advantage': 'బ్యాలెన్స్‌డ్ అడ్వాంటేజ్',
  'Multi Asset': 'మల్టీ అసెట్',
  'Equity Savings': 'ఈక్విటీ సేవింగ్స్',
  Arbitrage: 'ఆర్బిట్రేజ్',
  Retirement: 'రిటైర్మెంట్',
  "Children's": 'చిల్డ్రన్స్',
  'Life Cycle': 'లైఫ్ సైకిల్',
  'Fund of Funds': 'ఫండ్ ఆఫ్ ఫండ్స్',
  'Overseas Fund of Funds': 'ఓవర్సీస్ ఫండ్ ఆఫ్ ఫండ్స్',
  'Commodity ETF': 'కమోడిటీ ఈటీఎఫ్',
  Liquid: 'లిక్విడ్',
  Overnight: 'ఓవర్‌నైట్',
  'Money Market': 'మనీ మార్కెట్',
};

export const categoryName: Translation<typeof englishCategoryName> = (category) => names[category] ?? category;

export const fundsTitle: Translation<typeof englishFundsTitle> = (name) => {
  const title = categoryName(name);
  if (title.endsWith('ఫండ్స్')) return title;
  return title.endsWith('ఈటీఎఫ్') ? `${title}లు` : `${title} ఫండ్లు`;
};

export const fundKind: Translation<typeof englishFundKind> = (category, subCategory) => {
  const [whole, part] = [categoryName(category), categoryName(subCategory)];
  return whole === part ? part : `${whole}, ${part}`;
};

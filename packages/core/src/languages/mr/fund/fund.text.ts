import type {
  fundCategoryText as englishFundCategoryText,
  categoryName as englishCategoryName,
  fundsTitle as englishFundsTitle,
  fundKind as englishFundKind,
} from '#fund/fund.text.js';
import type { Translation } from '#language/index.js';

export const fundCategoryText: Translation<typeof englishFundCategoryText> = {
  Equity: 'इक्विटी',
  ELSS: 'ईएलएसएस',
  'Fixed Income': 'डेट',
  Allocation: 'हायब्रिड',
  'Money Market/Liquid': 'लिक्विड',
};

/** Sub-categories come from the wire in English, and are said in Marathi wherever their name is asked for. */
const names: Readonly<Record<string, string | undefined>> = {
  ...fundCategoryText,
  'Large Cap': 'लार्ज कॅप',
  'Large & Mid Cap': 'लार्ज अँड मिड कॅप',
  'Mid Cap': 'मिड कॅप',
  'Small Cap': 'स्मॉल कॅप',
  'Flexi Cap': 'फ्लेक्सी कॅप',
  'Multi Cap': 'मल्टी कॅप',
  Focused: 'फोकस्ड',
  Value: 'व्हॅल्यू',
  Contra: 'कॉन्ट्रा',
  'Dividend Yield': 'डिव्हिडंड यील्ड',
  'Sectoral/Thematic': 'सेक्टर/थीम',
  Index: 'इंडेक्स',
  ETF: 'ईटीएफ',
  'Closed-ended Equity': 'क्लोज एंडेड इक्विटी',
  'Ultra Short Duration': 'अल्ट्रा शॉर्ट ड्युरेशन',
  'Low Duration': 'लो ड्युरेशन',
  'Short Duration': 'शॉर्ट ड्युरेशन',
  'Medium Duration': 'मीडियम ड्युरेशन',
  'Medium to Long Duration': 'मीडियम टू लाँग ड्युरेशन',
  'Long Duration': 'लाँग ड्युरेशन',
  'Dynamic Bond': 'डायनॅमिक बाँड',
  'Corporate Bond': 'कॉर्पोरेट बाँड',
  'Credit Risk': 'क्रेडिट रिस्क',
  'Banking and PSU': 'बँकिंग अँड पीएसयू',
  Gilt: 'गिल्ट',
  'Gilt 10 Year Constant': 'गिल्ट 10 वर्षे',
  Floater: 'फ्लोटर',
  'Debt Index': 'डेट इंडेक्स',
  'Debt ETF': 'डेट ईटीएफ',
  'Fixed Maturity': 'फिक्स्ड मॅच्युरिटी',
  Interval: 'इंटरव्हल',
  Income: 'इन्कम',
  'Aggressive Hybrid': 'ॲग्रेसिव्ह हायब्रिड',
  'Balanced Hybrid': 'बॅलन्स्ड हायब्रिड',
  'Conservative Hybrid': 'कॉन्झर्व्हेटिव्ह हायब्रिड',
  'Balanced Advantage': 'बॅलन्स्ड ॲडव्हान्टेज',
  'Multi Asset': 'मल्टी ॲसेट',
  'Equity Savings': 'इक्विटी सेव्हिंग्ज',
  Arbitrage: 'आर्बिट्राज',
  Retirement: 'रिटायरमेंट',
  "Children's": 'चिल्ड्रन्स',
  'Life Cycle': 'लाइफ सायकल',
  'Fund of Funds': 'फंड ऑफ फंड्स',
  'Overseas Fund of Funds': 'ओव्हरसीज फंड ऑफ फंड्स',
  'Commodity ETF': 'कमोडिटी ईटीएफ',
  Liquid: 'लिक्विड',
  Overnight: 'ओव्हरनाइट',
  'Money Market': 'मनी मार्केट',
};

export const categoryName: Translation<typeof englishCategoryName> = (category) => names[category] ?? category;

export const fundsTitle: Translation<typeof englishFundsTitle> = (name) => {
  const title = categoryName(name);
  return /ईटीएफ|फंड ऑफ फंड्स/u.test(title) ? title : `${title} फंड`;
};

export const fundKind: Translation<typeof englishFundKind> = (category, subCategory) => {
  const [whole, part] = [categoryName(category), categoryName(subCategory)];
  return whole === part ? part : `${whole}, ${part}`;
};

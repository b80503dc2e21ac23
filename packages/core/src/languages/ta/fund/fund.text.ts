import type {
  fundCategoryText as englishFundCategoryText,
  categoryName as englishCategoryName,
  fundsTitle as englishFundsTitle,
  fundKind as englishFundKind,
} from '#fund/fund.text.js';
import type { Translation } from '#language/index.js';

export const fundCategoryText: Translation<typeof englishFundCategoryText> = {
  Equity: 'ஈக்விட்டி',
  ELSS: 'இஎல்எஸ்எஸ்',
  'Fixed Income': 'டெப்ட்',
  Allocation: 'ஹைப்ரிட்',
  'Money Market/Liquid': 'லிக்விட்',
};

/** Sub-categories come from the wire in English, and are said in Tamil wherever their name is asked for. */
const names: Readonly<Record<string, string | undefined>> = {
  ...fundCategoryText,
  'Large Cap': 'லார்ஜ் கேப்',
  'Large & Mid Cap': 'லார்ஜ் & மிட் கேப்',
  'Mid Cap': 'மிட் கேப்',
  'Small Cap': 'ஸ்மால் கேப்',
  'Flexi Cap': 'ஃப்ளெக்ஸி கேப்',
  'Multi Cap': 'மல்ட்டி கேப்',
  Focused: 'ஃபோகஸ்டு',
  Value: 'வேல்யூ',
  Contra: 'கான்ட்ரா',
  'Dividend Yield': 'டிவிடெண்ட் ஈல்டு',
  'Sectoral/Thematic': 'செக்டார்/தீமேட்டிக்',
  Index: 'இண்டெக்ஸ்',
  ETF: 'இடிஎஃப்',
  'Closed-ended Equity': 'குளோஸ்டு எண்டட் ஈக்விட்டி',
  'Ultra Short Duration': 'அல்ட்ரா ஷார்ட் டியூரேஷன்',
  'Low Duration': 'லோ டியூரேஷன்',
  'Short Duration': 'ஷார்ட் டியூரேஷன்',
  'Medium Duration': 'மீடியம் டியூரேஷன்',
  'Medium to Long Duration': 'மீடியம் டு லாங் டியூரேஷன்',
  'Long Duration': 'லாங் டியூரேஷன்',
  'Dynamic Bond': 'டைனமிக் பாண்டு',
  'Corporate Bond': 'கார்ப்பரேட் பாண்டு',
  'Credit Risk': 'கிரெடிட் ரிஸ்க்',
  'Banking and PSU': 'பேங்கிங் & பிஎஸ்யூ',
  Gilt: 'கில்ட்',
  'Gilt 10 Year Constant': 'கில்ட் 10 ஆண்டு',
  Floater: 'ஃப்ளோட்டர்',
  'Debt Index': 'டெப்ட் இண்டெக்ஸ்',
  'Debt ETF': 'டெப்ட் இடிஎஃப்',
  'Fixed Maturity': 'ஃபிக்ஸ்டு மெச்சூரிட்டி',
  Interval: 'இன்டர்வெல்',
  Income: 'இன்கம்',
  'Aggressive Hybrid': 'அக்ரஸிவ் ஹைப்ரிட்',
  'Balanced Hybrid': 'பேலன்ஸ்டு ஹைப்ரிட்',
  'Conservative Hybrid': 'கன்சர்வேட்டிவ் ஹைப்ரிட்',
  'Balanced Advantage': 'பேலன்ஸ்டு அட்வான்டேஜ்',
  'Multi Asset': 'மல்ட்டி அசெட்',
  'Equity Savings': 'ஈக்விட்டி சேவிங்ஸ்',
  Arbitrage: 'ஆர்பிட்ரேஜ்',
  Retirement: 'ரிட்டயர்மென்ட்',
  "Children's": 'சில்ட்ரன்ஸ்',
  'Life Cycle': 'லைஃப் சைக்கிள்',
  'Fund of Funds': 'ஃபண்ட் ஆஃப் ஃபண்ட்ஸ்',
  'Overseas Fund of Funds': 'ஓவர்சீஸ் ஃபண்ட் ஆஃப் ஃபண்ட்ஸ்',
  'Commodity ETF': 'கமாடிட்டி இடிஎஃப்',
  Liquid: 'லிக்விட்',
  Overnight: 'ஓவர்நைட்',
  'Money Market': 'மணி மார்க்கெட்',
};

export const categoryName: Translation<typeof englishCategoryName> = (category) => names[category] ?? category;

export const fundsTitle: Translation<typeof englishFundsTitle> = (name) => {
  const title = categoryName(name);
  if (title.endsWith('ஃபண்ட்ஸ்')) return title;
  return title.endsWith('இடிஎஃப்') ? `${title}கள்` : `${title} ஃபண்டுகள்`;
};

export const fundKind: Translation<typeof englishFundKind> = (category, subCategory) => {
  const [whole, part] = [categoryName(category), categoryName(subCategory)];
  return whole === part ? part : `${whole}, ${part}`;
};

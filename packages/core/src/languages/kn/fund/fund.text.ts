import type {
  fundCategoryText as englishFundCategoryText,
  categoryName as englishCategoryName,
  fundsTitle as englishFundsTitle,
  fundKind as englishFundKind,
} from '#fund/fund.text.js';
import type { Translation } from '#language/index.js';

export const fundCategoryText: Translation<typeof englishFundCategoryText> = {
  Equity: 'ಈಕ್ವಿಟಿ',
  ELSS: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್',
  'Fixed Income': 'ಡೆಟ್',
  Allocation: 'ಹೈಬ್ರಿಡ್',
  'Money Market/Liquid': 'ಲಿಕ್ವಿಡ್',
};

/** Sub-categories come from the wire in English, and are said in Kannada wherever their name is asked for. */
const names: Readonly<Record<string, string | undefined>> = {
  ...fundCategoryText,
  'Large Cap': 'ಲಾರ್ಜ್ ಕ್ಯಾಪ್',
  'Large & Mid Cap': 'ಲಾರ್ಜ್ & ಮಿಡ್ ಕ್ಯಾಪ್',
  'Mid Cap': 'ಮಿಡ್ ಕ್ಯಾಪ್',
  'Small Cap': 'ಸ್ಮಾಲ್ ಕ್ಯಾಪ್',
  'Flexi Cap': 'ಫ್ಲೆಕ್ಸಿ ಕ್ಯಾಪ್',
  'Multi Cap': 'ಮಲ್ಟಿ ಕ್ಯಾಪ್',
  Focused: 'ಫೋಕಸ್ಡ್',
  Value: 'ವ್ಯಾಲ್ಯೂ',
  Contra: 'ಕಾಂಟ್ರಾ',
  'Dividend Yield': 'ಡಿವಿಡೆಂಡ್ ಯೀಲ್ಡ್',
  'Sectoral/Thematic': 'ಸೆಕ್ಟೋರಲ್/ಥೀಮ್ಯಾಟಿಕ್',
  Index: 'ಇಂಡೆಕ್ಸ್',
  ETF: 'ಇಟಿಎಫ್',
  'Closed-ended Equity': 'ಕ್ಲೋಸ್ಡ್ ಎಂಡೆಡ್ ಈಕ್ವಿಟಿ',
  'Ultra Short Duration': 'ಅಲ್ಟ್ರಾ ಶಾರ್ಟ್ ಡ್ಯುರೇಶನ್',
  'Low Duration': 'ಲೋ ಡ್ಯುರೇಶನ್',
  'Short Duration': 'ಶಾರ್ಟ್ ಡ್ಯುರೇಶನ್',
  'Medium Duration': 'ಮೀಡಿಯಂ ಡ್ಯುರೇಶನ್',
  'Medium to Long Duration': 'ಮೀಡಿಯಂ ಟು ಲಾಂಗ್ ಡ್ಯುರೇಶನ್',
  'Long Duration': 'ಲಾಂಗ್ ಡ್ಯುರೇಶನ್',
  'Dynamic Bond': 'ಡೈನಾಮಿಕ್ ಬಾಂಡ್',
  'Corporate Bond': 'ಕಾರ್ಪೊರೇಟ್ ಬಾಂಡ್',
  'Credit Risk': 'ಕ್ರೆಡಿಟ್ ರಿಸ್ಕ್',
  'Banking and PSU': 'ಬ್ಯಾಂಕಿಂಗ್ & ಪಿಎಸ್‌ಯು',
  Gilt: 'ಗಿಲ್ಟ್',
  'Gilt 10 Year Constant': 'ಗಿಲ್ಟ್ 10 ವರ್ಷ',
  Floater: 'ಫ್ಲೋಟರ್',
  'Debt Index': 'ಡೆಟ್ ಇಂಡೆಕ್ಸ್',
  'Debt ETF': 'ಡೆಟ್ ಇಟಿಎಫ್',
  'Fixed Maturity': 'ಫಿಕ್ಸೆಡ್ ಮೆಚ್ಯೂರಿಟಿ',
  Interval: 'ಇಂಟರ್ವಲ್',
  Income: 'ಇನ್‌ಕಮ್',
  'Aggressive Hybrid': 'ಅಗ್ರೆಸಿವ್ ಹೈಬ್ರಿಡ್',
  'Balanced Hybrid': 'ಬ್ಯಾಲೆನ್ಸ್ಡ್ ಹೈಬ್ರಿಡ್',
  'Conservative Hybrid': 'ಕನ್ಸರ್ವೇಟಿವ್ ಹೈಬ್ರಿಡ್',
  'Balanced Advantage': 'ಬ್ಯಾಲೆನ್ಸ್ಡ್ ಅಡ್ವಾಂಟೇಜ್',
  'Multi Asset': 'ಮಲ್ಟಿ ಅಸೆಟ್',
  'Equity Savings': 'ಈಕ್ವಿಟಿ ಸೇವಿಂಗ್ಸ್',
  Arbitrage: 'ಆರ್ಬಿಟ್ರೇಜ್',
  Retirement: 'ರಿಟೈರ್ಮೆಂಟ್',
  "Children's": 'ಚಿಲ್ಡ್ರನ್ಸ್',
  'Life Cycle': 'ಲೈಫ್ ಸೈಕಲ್',
  'Fund of Funds': 'ಫಂಡ್ ಆಫ್ ಫಂಡ್ಸ್',
  'Overseas Fund of Funds': 'ಓವರ್‌ಸೀಸ್ ಫಂಡ್ ಆಫ್ ಫಂಡ್ಸ್',
  'Commodity ETF': 'ಕಮಾಡಿಟಿ ಇಟಿಎಫ್',
  Liquid: 'ಲಿಕ್ವಿಡ್',
  Overnight: 'ಓವರ್‌ನೈಟ್',
  'Money Market': 'ಮನಿ ಮಾರ್ಕೆಟ್',
};

export const categoryName: Translation<typeof englishCategoryName> = (category) => names[category] ?? category;

export const fundsTitle: Translation<typeof englishFundsTitle> = (name) => {
  const title = categoryName(name);
  if (title.endsWith('ಫಂಡ್ಸ್')) return title;
  return title.endsWith('ಇಟಿಎಫ್') ? `${title}ಗಳು` : `${title} ಫಂಡ್‌ಗಳು`;
};

export const fundKind: Translation<typeof englishFundKind> = (category, subCategory) => {
  const [whole, part] = [categoryName(category), categoryName(subCategory)];
  return whole === part ? part : `${whole}, ${part}`;
};

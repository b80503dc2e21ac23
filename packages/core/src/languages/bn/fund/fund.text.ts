import type {
  fundCategoryText as englishFundCategoryText,
  categoryName as englishCategoryName,
  fundsTitle as englishFundsTitle,
  fundKind as englishFundKind,
} from '#fund/fund.text.js';
import type { Translation } from '#language/index.js';

export const fundCategoryText: Translation<typeof englishFundCategoryText> = {
  Equity: 'ইকুইটি',
  ELSS: 'ইএলএসএস',
  'Fixed Income': 'ডেট',
  Allocation: 'হাইব্রিড',
  'Money Market/Liquid': 'লিকুইড',
};

/** Sub-categories come from the wire in English, and are said in Bengali wherever their name is asked for. */
const names: Readonly<Record<string, string | undefined>> = {
  ...fundCategoryText,
  'Large Cap': 'লার্জ ক্যাপ',
  'Large & Mid Cap': 'লার্জ অ্যান্ড মিড ক্যাপ',
  'Mid Cap': 'মিড ক্যাপ',
  'Small Cap': 'স্মল ক্যাপ',
  'Flexi Cap': 'ফ্লেক্সি ক্যাপ',
  'Multi Cap': 'মাল্টি ক্যাপ',
  Focused: 'ফোকাসড',
  Value: 'ভ্যালু',
  Contra: 'কন্ট্রা',
  'Dividend Yield': 'ডিভিডেন্ড ইল্ড',
  'Sectoral/Thematic': 'সেক্টর/থিম',
  Index: 'ইনডেক্স',
  ETF: 'ইটিএফ',
  'Closed-ended Equity': 'ক্লোজ এন্ডেড ইকুইটি',
  'Ultra Short Duration': 'আলট্রা শর্ট ডিউরেশন',
  'Low Duration': 'লো ডিউরেশন',
  'Short Duration': 'শর্ট ডিউরেশন',
  'Medium Duration': 'মিডিয়াম ডিউরেশন',
  'Medium to Long Duration': 'মিডিয়াম টু লং ডিউরেশন',
  'Long Duration': 'লং ডিউরেশন',
  'Dynamic Bond': 'ডায়নামিক বন্ড',
  'Corporate Bond': 'কর্পোরেট বন্ড',
  'Credit Risk': 'ক্রেডিট রিস্ক',
  'Banking and PSU': 'ব্যাঙ্কিং অ্যান্ড পিএসইউ',
  Gilt: 'গিল্ট',
  'Gilt 10 Year Constant': 'গিল্ট 10 বছর',
  Floater: 'ফ্লোটার',
  'Debt Index': 'ডেট ইনডেক্স',
  'Debt ETF': 'ডেট ইটিএফ',
  'Fixed Maturity': 'ফিক্সড ম্যাচিওরিটি',
  Interval: 'ইন্টারভ্যাল',
  Income: 'ইনকাম',
  'Aggressive Hybrid': 'অ্যাগ্রেসিভ হাইব্রিড',
  'Balanced Hybrid': 'ব্যালান্সড হাইব্রিড',
  'Conservative Hybrid': 'কনজারভেটিভ হাইব্রিড',
  'Balanced Advantage': 'ব্যালান্সড অ্যাডভান্টেজ',
  'Multi Asset': 'মাল্টি অ্যাসেট',
  'Equity Savings': 'ইকুইটি সেভিংস',
  Arbitrage: 'আর্বিট্রাজ',
  Retirement: 'রিটায়ারমেন্ট',
  "Children's": 'চিলড্রেনস',
  'Life Cycle': 'লাইফ সাইকল',
  'Fund of Funds': 'ফান্ড অফ ফান্ডস',
  'Overseas Fund of Funds': 'ওভারসিজ ফান্ড অফ ফান্ডস',
  'Commodity ETF': 'কমোডিটি ইটিএফ',
  Liquid: 'লিকুইড',
  Overnight: 'ওভারনাইট',
  'Money Market': 'মানি মার্কেট',
};

export const categoryName: Translation<typeof englishCategoryName> = (category) => names[category] ?? category;

export const fundsTitle: Translation<typeof englishFundsTitle> = (name) => {
  const title = categoryName(name);
  return /ইটিএফ|ফান্ড অফ ফান্ডস/u.test(title) ? title : `${title} ফান্ড`;
};

export const fundKind: Translation<typeof englishFundKind> = (category, subCategory) => {
  const [whole, part] = [categoryName(category), categoryName(subCategory)];
  return whole === part ? part : `${whole}, ${part}`;
};

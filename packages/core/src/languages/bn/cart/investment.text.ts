import { amountLimits, INVESTMENT_MAXIMUM, INVESTMENT_MINIMUM, type InvestmentErrorCode } from '#cart/investment.js';
import type {
  directPlanText as englishDirectPlanText,
  investmentErrorText as englishInvestmentErrorText,
} from '#cart/investment.text.js';
import { formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';

type Limits = ReturnType<typeof amountLimits>;

const texts: Readonly<Record<InvestmentErrorCode, string | ((limits: Limits) => string)>> = {
  purchase_not_allowed: 'এই স্কিমে এখন এই ধরনের বিনিয়োগ নেওয়া হচ্ছে না।',
  frequency_not_offered: 'এই স্কিমে এই ব্যবধানে বিনিয়োগ করা যায় না।',
  amount_required: 'টাকার অঙ্ক লিখুন',
  amount_not_whole: 'শুধু পূর্ণ টাকা লিখুন',
  amount_below_minimum: ({ min }) => (min === INVESTMENT_MINIMUM ? 'ন্যূনতম অঙ্ক 1' : `ন্যূনতম অঙ্ক ${formatMoney(min)}`),
  amount_above_maximum: ({ max }) =>
    max === INVESTMENT_MAXIMUM ? 'সর্বাধিক অঙ্ক 10000000' : `সর্বাধিক অঙ্ক ${formatMoney(max)}`,
  amount_not_multiple: ({ multiple }) => `${formatMoney(multiple)}-এর গুণিতকে লিখুন`,
  sip_date_required: 'প্রতি মাসে বিনিয়োগের তারিখ বেছে নিন',
  sip_date_not_offered: 'এই স্কিমে এসআইপির এই তারিখ পাওয়া যায় না।',
  months_required: 'মেয়াদ লিখুন',
  months_not_whole: 'শুধু পূর্ণ সংখ্যা লিখুন',
  months_too_few: 'অন্তত 1 মাস লিখুন',
  months_too_many: 'সর্বাধিক 360 মাস লিখুন',
};

const packTexts: Partial<Record<InvestmentErrorCode, string>> = {
  purchase_not_allowed: 'এই প্যাকে এখন এই ধরনের বিনিয়োগ নেওয়া হচ্ছে না।',
  frequency_not_offered: 'এই প্যাকে এই ব্যবধানে বিনিয়োগ করা যায় না।',
  sip_date_not_offered: 'এই প্যাকে এসআইপির এই তারিখ পাওয়া যায় না।',
};

export const directPlanText: Translation<typeof englishDirectPlanText> =
  'ডাইরেক্ট প্ল্যান শুধু ফান্ড হাউস বিক্রি করে। রেগুলার প্ল্যান বেছে নিন।';

export const investmentErrorText: Translation<typeof englishInvestmentErrorText> = (
  code,
  fund,
  type,
  isPack = false,
) => {
  const text = (isPack ? packTexts[code] : undefined) ?? texts[code];
  return typeof text === 'string' ? text : text(amountLimits(fund, type));
};

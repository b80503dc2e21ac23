import type {
  amountWords as englishAmountWords,
  waitText as englishWaitText,
  monthText as englishMonthText,
  FREQUENCY_NAMES as englishFrequencyNames,
  ordinalText as englishOrdinalText,
  shortAmountText as englishShortAmountText,
} from '#format/format.text.js';
import { plainFigures } from '#format/plain-figures.js';
import type { Translation } from '#language/index.js';

/** Bengali has a word of its own for each number below a hundred. */
const NUMBER_WORDS = /* @__PURE__ */ [
  ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
  ['দশ', 'এগারো', 'বারো', 'তেরো', 'চোদ্দো', 'পনেরো', 'ষোলো', 'সতেরো', 'আঠারো', 'উনিশ'],
  ['কুড়ি', 'একুশ', 'বাইশ', 'তেইশ', 'চব্বিশ', 'পঁচিশ', 'ছাব্বিশ', 'সাতাশ', 'আটাশ', 'উনত্রিশ'],
  ['ত্রিশ', 'একত্রিশ', 'বত্রিশ', 'তেত্রিশ', 'চৌত্রিশ', 'পঁয়ত্রিশ', 'ছত্রিশ', 'সাঁইত্রিশ', 'আটত্রিশ', 'উনচল্লিশ'],
  ['চল্লিশ', 'একচল্লিশ', 'বিয়াল্লিশ', 'তেতাল্লিশ', 'চুয়াল্লিশ', 'পঁয়তাল্লিশ', 'ছেচল্লিশ', 'সাতচল্লিশ', 'আটচল্লিশ', 'উনপঞ্চাশ'],
  ['পঞ্চাশ', 'একান্ন', 'বাহান্ন', 'তিপ্পান্ন', 'চুয়ান্ন', 'পঞ্চান্ন', 'ছাপ্পান্ন', 'সাতান্ন', 'আটান্ন', 'উনষাট'],
  ['ষাট', 'একষট্টি', 'বাষট্টি', 'তেষট্টি', 'চৌষট্টি', 'পঁয়ষট্টি', 'ছেষট্টি', 'সাতষট্টি', 'আটষট্টি', 'উনসত্তর'],
  ['সত্তর', 'একাত্তর', 'বাহাত্তর', 'তিয়াত্তর', 'চুয়াত্তর', 'পঁচাত্তর', 'ছিয়াত্তর', 'সাতাত্তর', 'আটাত্তর', 'উনআশি'],
  ['আশি', 'একাশি', 'বিরাশি', 'তিরাশি', 'চুরাশি', 'পঁচাশি', 'ছিয়াশি', 'সাতাশি', 'অষ্টাশি', 'উননব্বই'],
  ['নব্বই', 'একানব্বই', 'বিরানব্বই', 'তিরানব্বই', 'চুরানব্বই', 'পঁচানব্বই', 'ছিয়ানব্বই', 'সাতানব্বই', 'আটানব্বই', 'নিরানব্বই'],
].flat();

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'শূন্য',
  minus: 'মাইনাস',
  belowHundred: (value) => NUMBER_WORDS[value] ?? '',
  scales: [
    { value: 1_00_00_000, name: 'কোটি' },
    { value: 1_00_000, name: 'লক্ষ' },
    { value: 1_000, name: 'হাজার' },
    { value: 100, name: 'শত' },
  ],
  rupees: (words) => `${words} টাকা`,
  paise: (rupees, words) => `${rupees} ${words} পয়সা`,
};

export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} সেকেন্ড`,
  minutes: (count) => `${count} মিনিট`,
  hours: (count) => `${count} ঘণ্টা`,
};

const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'অগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];
const SHORT_MONTHS = /* @__PURE__ */ 'জানু. ফেব্রু. মার্চ এপ্রিল মে জুন জুলাই অগস্ট সেপ্টে. অক্টো. নভে. ডিসে.'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'প্রতি মাসে',
  3: 'প্রতি তিন মাসে',
  6: 'প্রতি ছ’মাসে',
  12: 'প্রতি বছর',
  30: 'প্রতিদিন',
  52: 'প্রতি সপ্তাহে',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: 'হাজার', L: 'লক্ষ', Crs: 'কোটি' };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => `${plainFigures(figures)} ${UNITS[unit]}`,
};

import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'রেগুলার',
  Direct: 'ডাইরেক্ট',
  Growth: 'গ্রোথ',
};

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে এখানে ফান্ডের তুলনা দেখা যাবে।',
  failed: 'এই ফান্ডগুলির তুলনা করা যায়নি',
  noneTitle: 'তুলনার জন্য এখনও কোনও ফান্ড নেই',
  noneText: 'ফান্ডের তালিকা বা ফান্ডের পাতা থেকে চারটি পর্যন্ত ফান্ড বেছে নিন।',
  searchFunds: 'ফান্ড খুঁজুন',
  goneFunds: (count) => `${count}টি অনুপলব্ধ ফান্ড`,
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'ফান্ডের তুলনা',
  fact: 'তথ্য',
  remove: (fund) => `${fund} সরান`,
  removeShort: 'সরান',
  invest: 'বিনিয়োগ করুন',
  investIn: (fund) => `${fund}-এ বিনিয়োগ করুন`,
  direct: 'ডাইরেক্ট প্ল্যান: এখানে বিক্রি হয় না।',
  addDirect: (fund) => `${fund}-এর ডাইরেক্ট প্ল্যান দেখান`,
  addDirectShort: 'ডাইরেক্ট প্ল্যান দেখান',
  gone: (count) => `${count}টি ফান্ড আর পাওয়া যায় না।`,
  removeGone: 'তুলনা থেকে সরান',
  add: 'ফান্ড যোগ করুন',

  growth: '₹10,000 কতটা বেড়েছে',
  growthNote: 'সব ফান্ডের যে মাসগুলি আছে, তাতে প্রতি মাসের শেষ এনএভি অনুযায়ী ₹10,000 কত হয়েছে।',
  summary: (from, parts) => `${from} থেকে ₹10,000 হয়েছে: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'তারিখ',

  rows: {
    category: 'ধরন',
    plan: 'প্ল্যান ও অপশন',
    nav: 'এনএভি',
    oneYear: '1 বছরের রিটার্ন',
    threeYears: '3 বছরের বার্ষিক রিটার্ন',
    fiveYears: '5 বছরের বার্ষিক রিটার্ন',
    risk: 'রিস্কোমিটার',
    size: 'ফান্ডের আকার',
    expense: 'এক্সপেন্স রেশিও',
    exitLoad: 'এক্সিট লোড',
    lockIn: 'লক-ইন',
    minimumSip: 'ন্যূনতম এসআইপি',
    minimumLumpsum: 'ন্যূনতম এককালীন',
    benchmark: 'বেঞ্চমার্ক',
    benchmarkOneYear: 'বেঞ্চমার্ক, 1 বছর',
    benchmarkThreeYears: 'বেঞ্চমার্ক, 3 বছর, বার্ষিক',
    benchmarkFiveYears: 'বেঞ্চমার্ক, 5 বছর, বার্ষিক',
    largest: 'সবচেয়ে বড় দশটি হোল্ডিং',
    manager: 'ফান্ড ম্যানেজার',
    launched: 'শুরু',
  },
  navOn: (nav, date) => `₹${nav}, ${date} তারিখে`,
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'নেই';
    return isMost ? `সর্বাধিক ${count} বছর` : `${count} বছর`;
  },
  aYear: (percent) => `বছরে ${percent}`,
  asOf: (what, date) => `${what}, ${date} তারিখে`,
  notKnown: 'জানা নেই',
  modelled: 'এই ফান্ডগুলির এনএভি, খরচ, আকার, বেঞ্চমার্ক আর ম্যানেজার স্যান্ডবক্স উদাহরণ হিসেবে দেখাচ্ছে; ফান্ড হাউস তা প্রকাশ করেনি।',
  past: 'অতীতের ফল থেকে ভবিষ্যতের রিটার্ন বোঝা যায় না।',
};

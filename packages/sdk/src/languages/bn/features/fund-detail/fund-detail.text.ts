import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'রেগুলার',
  Direct: 'ডাইরেক্ট',
  Growth: 'গ্রোথ',
};

const RETURNS = {
  '1M': '1 মাসের রিটার্ন',
  '6M': '6 মাসের রিটার্ন',
  '1Y': '1 বছরের রিটার্ন',
  '3Y': '3 বছরের রিটার্ন',
  '5Y': '5 বছরের রিটার্ন',
};

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`,

  nav: 'এনএভি',
  navOn: (date) => `${date} তারিখের এনএভি`,
  inADay: 'এক দিনে',
  returnOf: (period) => RETURNS[period],
  aYear: 'বার্ষিক',
  period: 'মেয়াদ',
  ranges: { '1M': '1 মাস', '6M': '6 মাস', '1Y': '1 বছর', '3Y': '3 বছর', '5Y': '5 বছর', ALL: 'সব' },
  summary: (rose, from, to, since) => `${since} তারিখের পর এনএভি ₹${from} থেকে ${rose ? 'বেড়ে' : 'কমে'} ₹${to} হয়েছে`,
  navTable: { caption: 'তারিখ অনুযায়ী এনএভি', columns: ['তারিখ', 'এনএভি'] },
  modelled: 'স্যান্ডবক্সের এনএভি: প্রকাশিত রিটার্ন থেকে বানানো, আসলে প্রকাশিত নয়।',
  notBefore: (date) => `${date} তারিখের আগের এনএভি পাওয়া যায় না`,
  notAllBefore: (date) => `${date} তারিখের আগের কিছু এনএভি পাওয়া যায় না`,

  facts: 'জরুরি তথ্য',
  expenseAYear: (percent) => `বছরে ${percent}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'নেই';
    return isMost ? `সর্বাধিক ${count} বছর` : `${count} বছর`;
  },
  factsOf: (days) => `তথ্য ${days} তারিখের।`,
  playedFacts: 'এই তথ্য স্যান্ডবক্স উদাহরণ হিসেবে দেখাচ্ছে; ফান্ড হাউস তা প্রকাশ করেনি।',
  missing: (facts) => `এই স্কিমের এই টাটকা তথ্যগুলি আমাদের কাছে নেই: ${facts.join(', ')}। ফান্ড হাউসের ফ্যাক্টশিট দেখে নিন।`,
  commission: 'রেগুলার প্ল্যানের এক্সপেন্স রেশিওর মধ্যে ফান্ড হাউস ডিস্ট্রিবিউটরকে যে কমিশন দেয় তা ধরা থাকে।',

  sinceLaunch: 'শুরু থেকে',
  since: (date) => `${date} থেকে`,
  share: 'শেয়ার করুন',

  managerOf: (date) => `ফান্ড ম্যানেজার, ${date} তারিখে`,
  fundHouse: 'ফান্ড হাউস',
  isin: 'ISIN',

  invest: 'বিনিয়োগ করুন',
  lumpsum: 'এককালীন',
  startSip: (amount) => (amount ? `${amount}-এর এসআইপি শুরু করুন` : 'এসআইপি শুরু করুন'),
};

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে এবং ফান্ড বলে দিলে তা এখানে দেখা যাবে।',
  failed: 'এই ফান্ড দেখানো যায়নি',
  searchFunds: 'ফান্ড খুঁজুন',
  unknown: 'এই স্কিম আর পাওয়া যায় না।',

  fundSize: 'ফান্ডের আকার',
  expenseRatio: 'এক্সপেন্স রেশিও',
  exitLoad: 'এক্সিট লোড',
  minimumSip: 'ন্যূনতম এসআইপি',
  minimumLumpsum: 'ন্যূনতম এককালীন বিনিয়োগ',
  lockIn: 'লক-ইন',
  benchmark: 'বেঞ্চমার্ক',
  launched: 'শুরু',
};

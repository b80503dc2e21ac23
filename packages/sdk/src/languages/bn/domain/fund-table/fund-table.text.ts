import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)}টির মধ্যে ${count(from)} থেকে ${count(to)}`,
  beyondTitle: 'তালিকা এই পাতার আগেই শেষ',
  beyondText: (pages) => (pages === 1 ? 'তালিকায় একটিই পাতা আছে।' : `তালিকায় ${count(pages)}টি পাতা আছে।`),
  firstPage: 'প্রথম পাতায় যান',
  scheme: 'স্কিম',
  risk: 'ঝুঁকি',
  oneYear: '1 বছর',
  oneYearLong: '1 বছর',
  threeYears: '3 বছর',
  threeYearsLong: '3 বছর',
  fiveYears: '5 বছর',
  fiveYearsLong: '5 বছর',
  cost: 'খরচ',
  costLong: 'এক্সপেন্স রেশিও',
  size: 'আকার',
  sizeLong: 'ফান্ডের আকার',
  minimumSip: 'ন্যূনতম এসআইপি',
  action: 'কী করবেন',
  invest: 'বিনিয়োগ করুন',
  investIn: (fund) => `${fund}-এ বিনিয়োগ করুন`,
  past: 'অতীতের ফল থেকে ভবিষ্যতের রিটার্ন বোঝা যায় না।',
};

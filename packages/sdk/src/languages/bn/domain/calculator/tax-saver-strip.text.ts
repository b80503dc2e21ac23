import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => `3 বছরের রিটার্ন অনুযায়ী ${category ? `${category} ` : ''}ফান্ড`,
  all: (category) => (category ? `সব ${category} ফান্ড` : 'সব ফান্ড'),
  return: '3 বছরের বার্ষিক রিটার্ন',
  noReturn: 'নেই',
  asOf: (date) => `${date} তারিখের এনএভি।`,
  past: 'অতীতের ফল থেকে ভবিষ্যতের রিটার্ন বোঝা যায় না।',
  failed: 'টপ রেটেড ফান্ড পাওয়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'ফান্ড খুঁজুন',
  findHint: (letters) => `ফান্ডের নামের ${letters}টি অক্ষর লিখুন।`,
  found: (count) => `${count}টি ফান্ড পাওয়া গেছে`,
  none: (typed) => `“${typed}”-এর সঙ্গে কোনও ফান্ড মেলেনি।`,
  another: 'অন্য ফান্ড',
  failed: 'এই ফান্ডের এনএভি পাওয়া যায়নি।',
  noHistory: 'এই ফান্ডের পুরনো এনএভি এখনও নেই।',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from} থেকে প্রতি মাসের ওই তারিখে ${amount}${stepUpPercent ? `, প্রতি বছর ${stepUpPercent}% বাড়িয়ে` : ''}, ${last} পর্যন্ত রাখলে:`
      : `${from} তারিখে ${amount}, ${last} পর্যন্ত রাখলে:`,
  younger: (years) => `(একটানা এনএভি ${years} বছরেরও কম সময়ের।)`,
  caption: (fund) => `${fund}-এ এই প্ল্যান`,
  note: (date) =>
    `${date} পর্যন্ত প্রকাশিত এনএভি থেকে হিসেব, 0.005% স্ট্যাম্প ডিউটি বাদ দিয়ে; এক্সিট লোড আর কর বাদ দেওয়া হয়নি। অতীতের রিটার্ন ভবিষ্যতের রিটার্নের প্রতিশ্রুতি নয়।`,
};

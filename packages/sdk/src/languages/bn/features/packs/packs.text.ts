import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count}টি স্কিম`,
  scheme: 'স্কিম',
  share: 'অংশ',
  risk: 'ঝুঁকি',
  shares: (pack) => `${pack}-এর স্কিম`,
  from: (least) => `${least} থেকে`,
  notTaken: 'এই প্যাকে এখন নতুন বিনিয়োগ নেওয়া হচ্ছে না।',
  schemeNotTaken: 'এই স্কিমে এখন নতুন বিনিয়োগ নেওয়া হচ্ছে না।',
  invest: 'বিনিয়োগ করুন',
  investIn: (pack) => `${pack}-এ বিনিয়োগ করুন`,
  type: 'বিনিয়োগের ধরন',
  sip: 'মাসিক এসআইপি',
  lumpsum: 'এককালীন',
  monthlyAmount: 'মাসিক টাকা',
  amount: 'টাকার অঙ্ক',
  minimum: (least, step) => `অন্তত ${least}, ${step}-এর গুণিতকে`,
  sipDate: 'এসআইপির তারিখ',
  day: (day) => `প্রতি মাসের ${day} তারিখ`,
  untilCancelled: 'আপনি বাতিল না করা পর্যন্ত এসআইপি চলতে থাকে। কার্টে এর তারিখ আর মেয়াদ বদলাতে পারেন।',
  split: 'প্রতিটি স্কিমে যাবে',
  add: 'কার্টে রাখুন',
  added: 'আপনার কার্টে রাখা হয়েছে।',
  reviewCart: 'কার্ট দেখুন',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'প্যাকগুলি দেখানো যায়নি',
  none: 'এখন কোনও প্যাক নেই।',
};

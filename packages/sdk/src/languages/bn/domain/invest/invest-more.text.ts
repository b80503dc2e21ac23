import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'ফোলিও',
  newFolio: 'নতুন ফোলিও',
  type: 'বিনিয়োগের ধরন',
  lumpsum: 'এককালীন',
  sip: 'এসআইপি',
  amount: 'টাকার অঙ্ক',
  monthlyAmount: 'মাসিক টাকা',
  minimum: (amount) => `অন্তত ${amount}`,
  sipDate: 'প্রতি মাসে বিনিয়োগের তারিখ',
  choose: 'তারিখ বেছে নিন',
  everyMonth: (day) => `প্রতি মাসের ${day} তারিখ`,
  duration: 'মেয়াদ',
  untilCancelled: 'বাতিল না করা পর্যন্ত',
  fixed: 'নির্দিষ্ট মেয়াদ',
  months: 'মাস',
  save: 'সেভ করুন',
  cancel: 'থাক',
  notTaken: 'এই স্কিমে এখন নতুন বিনিয়োগ নেওয়া হচ্ছে না।',
  failed: 'এই স্কিম লোড করা যায়নি।',
};

import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'বিনিয়োগের ধরন',
  sip: 'এসআইপি',
  minimum: (amount) => `অন্তত ${amount}`,
  monthlyAmount: 'মাসিক টাকা',
  amount: 'টাকার অঙ্ক',
  applicationAmount: 'আবেদনের টাকা',
  offerNote: (closes, allotment, price) =>
    `অফার বন্ধ হবে ${closes} তারিখে; সেই দিন রাত 12টার মধ্যে টাকা দিন। ${allotment} তারিখে প্রতিটি ${price} দরে ইউনিট অ্যালট হবে।`,
  quickAmounts: 'তৈরি অঙ্ক',
  sipDate: 'এসআইপির তারিখ',
  everyMonth: (day) => `প্রতি মাসের ${day} তারিখ`,
  duration: 'মেয়াদ',
  untilCancelled: 'বাতিল না করা পর্যন্ত',
  fixed: 'নির্দিষ্ট মেয়াদ, মাসে',
  months: 'কত মাস',
  investNow: (amount) => (amount ? `${amount} বিনিয়োগ করুন` : 'বিনিয়োগ করুন'),
  addToCart: 'কার্টে রাখুন',
  added: 'আপনার কার্টে রাখা হয়েছে।',
  inCart: (count) => `আপনার কার্টে ${count}টি বিনিয়োগ আছে।`,
  reviewCart: 'কার্ট দেখুন',
  notTaken: 'এই স্কিমে এখন নতুন বিনিয়োগ নেওয়া হচ্ছে না।',
};

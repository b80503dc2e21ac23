import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'রোলিং রিটার্ন',
  rollingNote: (spans) => `যে দিনই শুরু হোক, বিনিয়োগে বছরে কতটা রিটার্ন এসেছে (${spans.join(', ')})।`,
  spans: (years, count) => `${years} বছর: ${count}টি সময়কাল`,
  held: 'কত দিন রাখা',
  years: (years) => `${years} বছর`,
  worst: 'সবচেয়ে কম',
  average: 'গড়',
  best: 'সবচেয়ে বেশি',
  lost: 'লোকসান হয়েছে',

  whatIf: 'আপনি যদি বিনিয়োগ করতেন',
  type: 'বিনিয়োগের ধরন',
  types: { SIP: 'এসআইপি', LUMPSUM: 'এককালীন' },
  monthly: 'মাসিক টাকা',
  amount: 'টাকার অঙ্ক',
  since: 'কবে থেকে',
  enterAmount: 'টাকার অঙ্ক লিখুন',
  leastAmount: 'ন্যূনতম অঙ্ক 1',
  mostAmount: 'সর্বাধিক অঙ্ক 10000000',
  dateBetween: (from, to) => `${from} থেকে ${to}-এর মধ্যে একটি তারিখ বেছে নিন।`,
  note: 'উপরে দেখানো এনএভি থেকে হিসেব, 0.005% স্ট্যাম্প ডিউটি বাদ দিয়ে; এক্সিট লোড আর কর বাদ দেওয়া হয়নি।',
};

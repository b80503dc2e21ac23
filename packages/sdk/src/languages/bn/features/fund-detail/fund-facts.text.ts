import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'নীচের তথ্য স্যান্ডবক্স উদাহরণ হিসেবে দেখাচ্ছে; ফান্ড হাউস তা প্রকাশ করেনি।',
  asOf: (date) => `${date} তারিখের।`,

  exitLoad: 'ইউনিট রাখার সময় অনুযায়ী এক্সিট লোড',
  age: 'ইউনিট রাখার সময়',
  younger: ({ days, months, isInclusive }) => {
    const end = isInclusive ? ' পর্যন্ত' : 'ের কম';
    return days === null ? `${months ?? 0} মাস${end}` : `${days} দিন${end}`;
  },
  older: 'তার বেশি',
  anyAge: 'যে কোনও',
  keptBack: 'কাটা হয়',
  nothing: 'কিছু না',
  percent: (percent) => `${percent}%`,

  benchmark: 'বেঞ্চমার্কের তুলনায়',
  period: 'মেয়াদ',
  periods: { '1Y': '1 বছর', '3Y': '3 বছর', '5Y': '5 বছর' },
  fund: 'ফান্ড',
  index: 'বেঞ্চমার্ক',
  benchmarkNote: (name) => `বেঞ্চমার্ক ${name}। 1 বছরের বেশি সময়ের রিটার্ন বার্ষিক (CAGR)।`,

  managers: 'কে ফান্ড সামলান',
  manager: 'ফান্ড ম্যানেজার',
  since: 'কবে থেকে',

  holdings: 'সবচেয়ে বড় দশটি হোল্ডিং',
  holding: 'হোল্ডিং',
  sector: 'সেক্টর বা রেটিং',
  share: 'অংশ',
  together: (count, percent) => `মোট টাকার ${percent} এই ${count}টিতে আছে।`,
  sectors: 'সেক্টর অনুযায়ী',
  sectorName: 'সেক্টর',

  size: 'আকারের বদল',
  sizeFinding: (from, to, since) => `${since} তারিখের পর ফান্ডের আকার ${from} থেকে ${to} হয়েছে`,
  sizeNote: 'কোটি টাকায়।',
  date: 'তারিখ',
  sizeColumn: 'ফান্ডের আকার',

  documents: 'নথি',
  documentNames: {
    SID: 'স্কিমের তথ্য নথি (SID)',
    KIM: 'মূল তথ্যপত্র (KIM)',
    Factsheet: 'মাসিক ফ্যাক্টশিট',
    'Annual report': 'বার্ষিক রিপোর্ট',
  },
  newTab: 'নতুন ট্যাবে খোলে',
};

import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR ক্যালকুলেটর',
  intro: 'প্রতিটি অঙ্কের জন্য একটি লাইন। আজকের মূল্য আজকের তারিখ দিয়ে “তোলা” হিসেবে যোগ করুন।',
  date: (line) => `${line} নম্বর লাইনের তারিখ`,
  amount: (line) => `${line} নম্বর লাইনের অঙ্ক, টাকায়`,
  kind: (line) => `${line} নম্বর লাইনের ধরন`,
  kinds: { in: 'জমা', out: 'তোলা' },
  remove: (line) => `${line} নম্বর লাইন সরান`,
  add: 'লাইন যোগ করুন',
  paste: 'শিট থেকে পেস্ট করুন',
  start: 'রিটার্ন অনুযায়ী ফান্ড দেখুন',
  noRate: 'প্রযোজ্য নয়',
  result: (from, to, aYear) => [
    '',
    from,
    ' থেকে ',
    to,
    aYear ? ' পর্যন্ত বছরে এতটা রিটার্ন এসেছে' : ' পর্যন্ত মোট এতটা রিটার্ন এসেছে',
  ],
  unfinished: (line) => `${line} নম্বর লাইনে তারিখ ও অঙ্ক দুটোই দিন।`,
  lack: {
    too_few: 'অন্তত দুটি লাইন দিন: কত জমা দিয়েছেন, আর কত তুলেছেন বা এখন কত আছে।',
    nothing_in: 'কিছুই জমা নেই। বিনিয়োগ করা টাকায় “জমা” বেছে নিন, বা মাইনাস দিয়ে পেস্ট করুন।',
    nothing_out: 'কিছুই তোলা হয়নি। এখনকার মূল্য আজকের তারিখ দিয়ে যোগ করুন।',
    one_day: 'সব লাইন একই দিনের। রিটার্নের জন্য মাঝে কিছু সময় দরকার।',
  },
  none: 'এই অঙ্কগুলির রিটার্ন বার করা যায়নি।',
};

import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'আপনার স্ল্যাবের হারে' : `${percent}%`);

const freeEarlier = {
  retirement: 'স্কিমে বলা অবসরের বয়স হলে সেগুলি আগেই খুলে যায়।',
  majority: 'সন্তান সাবালক হলে সেগুলি আগেই খুলে যায়।',
};

export const leavingText: Translation<typeof english> = {
  title: 'কখন কী বাদ যায়',
  exitLoad: 'এক্সিট লোড',
  exitLoadUnknown: 'এখানে জানা নেই। তাড়াতাড়ি বিক্রি করা ইউনিটে তা লাগতে পারে: স্কিমের তথ্য নথি (SID) দেখুন।',
  noExitLoad: 'নেই, যখনই বিক্রি করুন।',
  exitLoadOf: (steps) => `ইউনিট কত দিন রেখেছেন সেই অনুযায়ী: ${steps}।`,
  lockIn: 'লক-ইন',
  noLockIn: 'নেই: যে কোনও কাজের দিনে ইউনিট বিক্রি করা যায়।',
  lockedFor: (years, earlier) =>
    `কেনার দিন থেকে ${years} বছর ইউনিট লক থাকে; এসআইপির প্রতিটি কিস্তির ${years} বছর আলাদা করে গোনা হয়।${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'লাভের উপর কর',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `ভারতীয় শেয়ারে 65% বা বেশি টাকা খাটে এমন স্কিম হিসেবে: ${months} মাস বা কম সময় রাখা ইউনিটে ${rate(shortRate)}; তার বেশি রাখলে অর্থবর্ষে ${exempt}-এর উপরের লাভে ${longRate}%।`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} মাস বা কম সময় রাখা ইউনিটে ${rate(shortRate)}, তার বেশি সময় রাখা ইউনিটে ${longRate}%।`,
  taxBySlab: 'এখন কেনা ইউনিট যত দিনই রাখুন, আপনার স্ল্যাবের হারে।',
  assumed: 'এটি বিভাগ দেখে ধরা হয়েছে: স্কিমে কী আছে তার উপর নির্ভর করে; তার নথি দেখুন।',
  money: 'টাকা',
  moneyWhen: (days) => `${days}টি কাজের দিনের মধ্যে আপনার ব্যাঙ্কে জমা হয়।`,
  rates: 'এখন কেনা-বেচা করা ইউনিটে ভারতে বসবাসকারী ব্যক্তিদের করের হার, সারচার্জ আর সেসের আগে।',
};

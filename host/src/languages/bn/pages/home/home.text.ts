import type { Translation } from '@prosperx/core/language';
import type { homeText as english } from '#pages/home/home.text.js';

export const homeText: Translation<typeof english> = {
  heroTitle: 'মাসে\u00a0₹100 দিয়ে শুরু করুন',
  heroIntro: 'মিউচুয়াল ফান্ড বাছুন, টাকার অঙ্ক আর তারিখ ঠিক করুন; বাকিটা আপনার ব্যাঙ্ক করবে।',
  counts: (schemes, fundHouses) => `${fundHouses}টি ফান্ড হাউসের ${schemes}টি স্কিম`,
  countsOf: (counts, date) => `${counts}, ${date} তারিখের এনএভি`,
  startSip: 'এসআইপি শুরু করুন',
  planGoal: 'লক্ষ্য ঠিক করুন',
  registered: (arn) => `AMFI-নথিভুক্ত ডিস্ট্রিবিউটর, ${arn}`,
  exampleCaption: 'বছরে 12% হারে 20 বছর মাসে ₹5,000 রাখলে হতে পারে',
  youInvest: 'আপনার বিনিয়োগ',
  youGain: 'আপনার লাভ',
  indicative: 'শুধু আনুমানিক; রিটার্ন নিশ্চিত নয়।',
  saveUpTo: 'বছরে কর বাঁচান',
  taxNote: 'পর্যন্ত, 123 ধারায় (আগে 80C) ₹1.5 লক্ষ বিনিয়োগ করলে; পুরনো কর কাঠামো, 30% স্ল্যাব, 4% সেস সমেত',
  yourCost: '₹1,03,200 আপনার খরচ',
  saved: '₹46,800',
  packs: 'তৈরি প্যাক',
  allPacks: 'সব প্যাক',
  pack: (schemes, least) => `${schemes}টি স্কিম, ${least} থেকে`,
  questions: 'যে প্রশ্নগুলি অনেকে করেন',
  faq: [
    ['শুরু করতে কত টাকা লাগে?', 'অনেক স্কিমে এসআইপির জন্য মাসে ₹100 যথেষ্ট।'],
    ['আমার ইউনিট কবে দেখা যাবে?', 'অর্ডার দেওয়ার বা কিস্তির তারিখের দু’দিন পরে।'],
    ['ম্যান্ডেট হতে কত দিন লাগে?', 'ই-ম্যান্ডেটে 2 থেকে 3 দিন; কাগজের ফর্মে 15 থেকে 20 দিন।'],
    ['যখন খুশি টাকা তোলা যায়?', 'হ্যাঁ, স্কিমে লক-ইন না থাকলে। 2টি কাজের দিনের মধ্যে টাকা আপনার ব্যাঙ্কে জমা হয়।'],
  ],
};

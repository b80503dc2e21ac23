import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'আপনার গ্রাহকদের দেখানোর জন্য',
  getNotified: 'খবর পান',
  createLeads: 'লিড তৈরি করুন',
  notified: 'নতুন কিছু এলে আপনাকে জানানো হবে।',
  pictureFailed: 'ছবি পাওয়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
  subscribeFailed: 'খবর পাওয়া চালু করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  video: (heading) => `${heading}, শব্দ ছাড়া, সাবটাইটেল সমেত ভিডিও`,
  captions: 'ইংরেজি',
  greeting: 'আপনার নাম সমেত দীপাবলির শুভেচ্ছা (PDF)',
  greetingFailed: 'শুভেচ্ছাপত্র তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'স্ক্র্যাচ করে দেখুন',
  scratchCard: 'স্ক্র্যাচ কার্ড',
  notEarned: 'পেলে খুলবে।',
  survey: 'এখানে আপনার কেমন লাগছে? 1 (খারাপ) থেকে 5 (খুব ভাল)',
  rating: 'আপনার রেটিং',
  chooseRating: '1 থেকে 5-এর মধ্যে একটি সংখ্যা বেছে নিন।',
  comment: 'কী আরও ভাল হতে পারে?',
  optional: 'ঐচ্ছিক',
  noNames: 'আপনার নাম ছাড়া 180 দিন রাখা হয়। কারও নাম বা নম্বর লিখবেন না।',
  send: 'পাঠান',
  thanks: 'উত্তরের জন্য ধন্যবাদ।',
  failed: 'আপনার উত্তর পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

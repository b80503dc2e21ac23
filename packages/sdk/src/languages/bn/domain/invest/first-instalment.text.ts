import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'প্রথম কিস্তি',
  withOrder: 'অর্ডারের সঙ্গে',
  onSipDate: 'এসআইপির তারিখে',
  laterGap: (days) =>
    `অর্ডারের সঙ্গে কিছু দিতে হয় না। প্রতিটি কিস্তি অটোপেতে অ্যাকাউন্ট থেকে কাটা হয়; প্রথমটি অন্তত ${days} দিন পরে, কাজের দিনে। এর জন্য অনুমোদিত অটোপে ম্যান্ডেট লাগে।`,
  nextInstalment: 'পরের কিস্তি',
  gap: (days) => `পরের কিস্তি প্রথমটির অন্তত ${days} দিন পরে, কাজের দিনে।`,
};

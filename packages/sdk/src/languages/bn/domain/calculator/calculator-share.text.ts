import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'শেয়ার করুন',
  withCustomer: 'গ্রাহককে পাঠান',
  message: (summary, warning) => `${summary}। এই হিসেব শুধু আনুমানিক। ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'গ্রাহককে পাঠান',
  intro: 'আপনার গ্রাহক আপনার নাম সমেত এই প্ল্যান পাবেন, এবং আগ্রহ থাকলে জানাতে পারবেন।',
  name: 'গ্রাহকের নাম',
  mobile: 'গ্রাহকের মোবাইল নম্বর',
  optional: 'ঐচ্ছিক',
  next: 'পরবর্তী',
  picture: (name) => (name === '' ? 'প্ল্যানের ছবি' : `${name}-এর জন্য প্ল্যানের ছবি`),
  shared: 'প্ল্যান পাঠানো হয়েছে',
  failed: 'পাঠানো যায়নি',
};

import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'আপনার উপদেষ্টা',
  title: 'আপনি কি আগ্রহী?',
  lead: (advisor) => `আপনার তথ্য দিন; ${advisor} এই প্ল্যান নিয়ে আপনাকে ফোন করবেন।`,
  leadOfService: (advisor) => `আপনার তথ্য দিন; ${advisor} এই পরিষেবা নিয়ে আপনাকে ফোন করবেন।`,
  name: 'পুরো নাম',
  mobile: 'মোবাইল নম্বর',
  email: 'ইমেল',
  save: 'সেভ করুন',
  failed: 'আপনার তথ্য সেভ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  thanks: 'ধন্যবাদ',
  thanksText: (advisor) => `${advisor} শিগগিরই আপনাকে ফোন করবেন।`,
  close: 'বন্ধ করুন',
  done: (advisor) => `আপনার তথ্য ${advisor}-এর কাছে আছে।`,
  notLoaded: 'ফর্ম লোড করা যায়নি।',
  nobody: 'এই ফর্ম উপদেষ্টার পাঠানো লিঙ্ক থেকে খোলে',
  nobodyText: 'আপনার উপদেষ্টার পাঠানো লিঙ্ক খুলুন।',
};

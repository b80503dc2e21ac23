import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `পরিবার: ${name}`,
  message: (name) => `${name}-কে WhatsApp-এ লিখুন`,
  propose: 'প্রস্তাব দিন',
  proposeTo: (name) => `${name}-কে প্রস্তাব দিন`,
  toCustomer: (name, about, advisor) => `নমস্কার ${name}, ${about}। কখন ফোন করতে পারি, জানাবেন।\n${advisor}`,
  about: {
    payment: (amount) => `আপনার${amount && ` ${amount}-এর`} অর্ডারের পেমেন্ট বাকি`,
    instalment: (amount, day) => `${day && `${day} তারিখে `}আপনার${amount && ` ${amount}-এর`} কিস্তি জমা পড়েনি`,
    mandate: () => 'আপনার এসআইপির জন্য কোনও ম্যান্ডেট নেই',
    kyc_hold: () => 'আপনার KYC আটকে আছে, তাই এখন বিনিয়োগ করা যাবে না',
    redemption: () => 'এই সপ্তাহে আপনি বড় অঙ্ক তুলেছেন, তার কারণ জানতে চাই',
    approval: () => 'আপনার কার্ট তৈরি আছে, অনুমোদন করবেন',
    proposal: () => 'আপনাকে একটি প্রস্তাব পাঠিয়েছি, আপনার মত জানতে চাই',
    lock_in: () => 'আপনার কিছু ইউনিটের লক-ইন শেষ হচ্ছে',
    kyc: () => 'আপনার অ্যাকাউন্ট এখনও খোলেনি',
  },
};

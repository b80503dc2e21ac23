import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `পরিবার: ${name}`,
  message: (name) => `${name}-কে WhatsApp-এ লিখুন`,
  propose: 'প্রস্তাব দিন',
  proposeTo: (name) => `${name}-কে প্রস্তাব দিন`,
  toCustomer: (name, about, advisor) => `নমস্কার ${name}, ${about}। কখন ফোন করতে পারি, জানাবেন।\n${advisor}`,
  about: {
    order: () => 'আপনি অনুমোদন দিয়েছেন, এবার অর্ডার করছি',
    payment: (amount) => `আপনার${amount && ` ${amount}-এর`} অর্ডারের পেমেন্ট বাকি`,
    instalment: (amount, day) => `${day && `${day} তারিখে `}আপনার${amount && ` ${amount}-এর`} কিস্তি জমা পড়েনি`,
    kyc_hold: () => 'আপনার KYC আটকে আছে, তাই এখন বিনিয়োগ করা যাবে না',
    redemption: () => 'এই সপ্তাহে আপনি বড় অঙ্ক তুলেছেন, তার কারণ জানতে চাই',
    lock_in: () => 'আপনার কিছু ইউনিটের লক-ইন শেষ হচ্ছে',
    kyc: () => 'আপনার অ্যাকাউন্ট এখনও খোলেনি',
  },
  aboutCart: {
    unasked: 'আপনার কার্ট তৈরি করেছি, সেটি নিয়ে আপনার সঙ্গে কথা বলতে চাই',
    asked: 'আপনাকে একটি লিঙ্ক পাঠিয়েছি, তাতে আপনি কার্ট অনুমোদন বা প্রত্যাখ্যান করতে পারবেন',
    declined: 'আমার তৈরি কার্ট আপনি প্রত্যাখ্যান করেছেন, আপনি কী চান তা জানতে চাই',
    link_over: 'কার্ট অনুমোদনের লিঙ্কের মেয়াদ শেষ হয়েছে, নতুন লিঙ্ক পাঠাতে পারি',
    approval_over: 'আপনার কার্টের অনুমোদনের মেয়াদ শেষ হয়েছে, অনুমোদনের নতুন লিঙ্ক পাঠাতে পারি',
  },
  aboutMandate: {
    missing: 'আপনার এসআইপির জন্য কোনও ম্যান্ডেট নেই',
    failed: 'আপনার ম্যান্ডেট গৃহীত হয়নি',
    ends: 'আপনার ম্যান্ডেটের মেয়াদ শিগগির শেষ হবে',
  },
  aboutProposal: {
    waiting: 'আপনাকে একটি প্রস্তাব পাঠিয়েছি, আপনার মত জানতে চাই',
    declined: 'প্রস্তাবের উত্তর দেওয়ার জন্য ধন্যবাদ, আপনার কী হলে ভালো হয় জানতে চাই',
    expired: 'আমার প্রস্তাবের মেয়াদ শেষ হয়েছে, আপনি চাইলে আবার পাঠাতে পারি',
  },
};

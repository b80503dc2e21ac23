import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) => `${partner} নিজের অ্যাপ বা সাইট থেকে, অন্য পাসওয়ার্ড ছাড়াই, আপনাকে ProsperX-এ লগ ইন করাতে চায়।`,
  may: (partner) => `${partner} এখানে আপনার অ্যাকাউন্ট দেখতে, কার্টে বিনিয়োগ রাখতে ও অর্ডার দিতে পারে।`,
  codes: 'পেমেন্ট, রিডেম্পশন ও প্রোফাইল বদলের জন্য তবুও আপনার মোবাইলে পাঠানো কোড লাগে।',
  end: 'আমরা আপনাকে ইমেল ও SMS-এ জানাই। আপনি প্রোফাইল থেকে যে কোনও সময় এটি বন্ধ করতে পারেন।',
  agree: 'যুক্ত করুন',
  notNow: 'এখন নয়',
};

import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund} ওয়াচলিস্টে রাখুন`,
  watchShort: 'ওয়াচলিস্ট',
  watchFull: 'ওয়াচলিস্টে সর্বাধিক 50টি ফান্ড রাখা যায়। আগে একটি সরান।',
  compare: (fund) => `${fund}-এর তুলনা করুন`,
  compareShort: 'তুলনা',
  full: 'একসঙ্গে সর্বাধিক চারটি ফান্ডের তুলনা করা যায়।',
  chosen: (count, most) => `তুলনার জন্য ${most}টির মধ্যে ${count}টি ফান্ড`,
  tray: 'তুলনার ফান্ড',
  show: 'তুলনা করুন',
  clear: 'সরান',
};

import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) => `আপনার কার্ট ভরে গেছে। এবারের ${count}টি স্কিম তাতে ধরেনি; লগ আউট করলে আবার কার্টে দেখা যাবে।`,
  unwatched: 'লগ ইন করার আগে ওয়াচলিস্টে রাখা ফান্ডের জন্য আপনার ওয়াচলিস্টে জায়গা নেই; লগ আউট করলে সেগুলি আবার দেখা যাবে।',
};

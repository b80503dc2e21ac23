import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'লিড তৈরি করুন',
  name: 'গ্রাহকের নাম',
  mobile: 'মোবাইল নম্বর',
  email: 'ইমেল',
  amount: 'বিনিয়োগের টাকা',
  lakhs: 'লক্ষ',
  optional: 'ঐচ্ছিক',
  amountHint: 'লক্ষ টাকায়: 12.5 মানে ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'জমা দিন',
  failed: 'লিড তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  created: 'লিড তৈরি হয়েছে',
  createdText:
    'প্রিমিয়াম পরিষেবার লিড তৈরি হয়েছে। পরিষেবা সংস্থার বিশেষজ্ঞ শিগগিরই আপনার সঙ্গে যোগাযোগ করবেন। লিডের অগ্রগতি আপনার পার্টনার অ্যাপে দেখতে পাবেন।',
  okay: 'ঠিক আছে',
  advisorsOnly: 'উপদেষ্টাদের জন্য',
  advisorsOnlyText: 'লিড তৈরি করতে আপনার পার্টনার অ্যাপ থেকে এই পাতা খুলুন।',
};

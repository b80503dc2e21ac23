import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'ProsperX হোম',
  home: 'হোম',
  breadcrumb: 'আপনি এখানে আছেন',
  close: 'বন্ধ করুন',
  closeMessage: 'বার্তা বন্ধ করুন',
  copied: 'কপি হয়েছে',
  copy: 'কপি করুন',
  notCopied: 'কপি করা যায়নি। এটি বেছে নিয়ে নিজে কপি করুন।',
  details: 'বিস্তারিত',
  down: 'কমেছে',
  loading: 'লোড হচ্ছে',
  nextPage: 'পরের পাতা',
  pages: 'পাতা',
  previousPage: 'আগের পাতা',
  showPassword: 'পাসওয়ার্ড দেখান',
  flat: 'একই আছে',
  up: 'বেড়েছে',
  wait: 'এটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  page: (page) => `পাতা ${page}`,
  riskometer: (level, at, of) => `রিস্কোমিটার: ${level}, ${of}-এর মধ্যে ${at} নম্বর ধাপ`,
  stepDone: ' (হয়ে গেছে)',
  step: (step, of) => `${of}টি ধাপের ${step} নম্বর`,
};

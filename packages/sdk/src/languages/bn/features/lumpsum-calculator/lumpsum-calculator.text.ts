import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'এককালীন বিনিয়োগ ক্যালকুলেটর',
  amount: 'বিনিয়োগ',
  start: 'এই টাকা বিনিয়োগ করুন',
  intro: (years) => ['', years, ' পরে আপনার হতে পারে'],
  summary: (invested, value, years) => `${invested} বিনিয়োগ করলে ${years} পরে ${value} হতে পারে`,
};

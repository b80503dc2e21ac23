import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'স্টেপ-আপ এসআইপি ক্যালকুলেটর',
  monthlyInvestment: 'প্রথম বছরে মাসিক বিনিয়োগ',
  stepUp: 'প্রতি বছর বাড়বে',
  start: (amount) => `মাসে ${amount}-এর জন্য ফান্ড বেছে নিন`,
  startNote: 'এসআইপি চালু হলে “আমার এসআইপি”-তে স্টেপ-আপ ঠিক করা যায়।',
  intro: (years) => ['', years, ' পরে আপনার হতে পারে'],
  summary: (invested, value, years) => `${invested} বিনিয়োগ করলে ${years} পরে ${value} হতে পারে`,
};

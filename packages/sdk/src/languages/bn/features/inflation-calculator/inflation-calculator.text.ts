import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'মূল্যবৃদ্ধি ক্যালকুলেটর',
  amount: 'আজকের দাম',
  inflation: 'মূল্যবৃদ্ধির হার',
  start: 'মূল্যবৃদ্ধির সঙ্গে তাল রাখতে বিনিয়োগ করুন',
  parts: ['আজকের দাম', 'বাড়তে পারে'],
  columns: ['সময়', 'আজকের দাম', 'দাম হতে পারে'],
  doubles: 'দাম দ্বিগুণ হতে সময়',
  inYears: (years) => `${years} বছর`,
  intro: (years) => ['', years, ' পরে দাম এতটা হতে পারে'],
  summary: (amount, cost, years) => `আজ যার দাম ${amount}, ${years} পরে তার দাম ${cost} হতে পারে`,
};

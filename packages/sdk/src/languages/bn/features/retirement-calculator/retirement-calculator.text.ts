import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'অবসর ক্যালকুলেটর',
  age: 'আপনার বয়স',
  retireAt: 'অবসরের বয়স',
  liveUntil: 'কত বয়স পর্যন্ত টাকা চলা দরকার',
  monthlyExpenses: 'আজকের মাসিক খরচ',
  inflation: 'মূল্যবৃদ্ধির হার',
  saved: 'এর জন্য জমানো আছে',
  annualRate: 'অবসর পর্যন্ত রিটার্ন',
  laterRate: 'অবসরের পরে রিটার্ন',
  intro: (age) => ['', age, ' বছর বয়সে অবসর নিতে প্রতি মাসে এতটা বিনিয়োগ লাগতে পারে'],
  enough: (age) => ['', age, ' বছর বয়সে অবসর নিতে জমানো টাকাই যথেষ্ট হতে পারে। প্রতি মাসে বিনিয়োগ লাগবে'],
};

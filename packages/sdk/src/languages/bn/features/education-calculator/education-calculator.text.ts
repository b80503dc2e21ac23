import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'শিক্ষা ক্যালকুলেটর',
  costToday: 'কোর্সের আজকের খরচ',
  years: 'কত বছর পরে শুরু হবে',
  inflation: 'খরচ বাড়ার হার',
  saved: 'এর জন্য জমানো আছে',
  cost: 'খরচ হতে পারে',
  savedGrown: 'জমানো টাকা বেড়ে হতে পারে',
  intro: (cost, years) => ['', years, ' পরে ', cost, ' পেতে প্রতি মাসে এতটা বিনিয়োগ লাগতে পারে'],
  enough: (years) => ['', years, ' পরে জমানো টাকাই যথেষ্ট হতে পারে। প্রতি মাসে বিনিয়োগ লাগবে'],
  summary: (invested, cost, years) => `${invested} বিনিয়োগ করে ${years} পরে ${cost} খরচ মেটানো যেতে পারে`,
};

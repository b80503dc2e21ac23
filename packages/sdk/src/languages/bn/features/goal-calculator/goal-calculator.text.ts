import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'লক্ষ্য ক্যালকুলেটর',
  goal: 'কত টাকা জমাতে চান',
  intro: (goal, years) => ['', years, ' পরে ', goal, ' পেতে প্রতি মাসে এতটা বিনিয়োগ লাগতে পারে'],
  summary: (invested, goal, years) => `${invested} বিনিয়োগ করলে ${years} পরে ${goal} হতে পারে`,
};

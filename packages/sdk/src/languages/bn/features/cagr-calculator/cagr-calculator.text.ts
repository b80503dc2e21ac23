import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR ক্যালকুলেটর',
  startValue: 'শুরুর মূল্য',
  endValue: 'শেষের মূল্য',
  start: 'রিটার্ন অনুযায়ী ফান্ড দেখুন',
  parts: ['শুরুতে', 'লাভ'],
  columns: ['সময়', 'শুরুতে', 'এই হারে'],
  inAll: 'মোট',
  doubles: 'দ্বিগুণ হতে সময়',
  inYears: (years) => `${years} বছর`,
  intro: (years) => ['', years, ' ধরে প্রতি বছর এতটা বেড়েছে'],
  fell: (years) => ['', years, ' ধরে প্রতি বছর এতটা কমেছে'],
  summary: (from, to, years, rate) => `${years} ধরে ${from} থেকে ${to} হয়েছে, বছরে ${rate}`,
};

import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'এসআইপি ক্যালকুলেটর',
  monthlyInvestment: 'মাসিক বিনিয়োগ',
  intro: (years) => ['', years, ' পরে আপনার হতে পারে'],
  summary: (invested, value, years) => `${invested} বিনিয়োগ করলে ${years} পরে ${value} হতে পারে`,
};

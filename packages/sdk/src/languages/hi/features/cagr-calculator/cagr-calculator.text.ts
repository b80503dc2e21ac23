import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR कैलकुलेटर',
  startValue: 'शुरू की वैल्यू',
  endValue: 'आखिर की वैल्यू',
  start: 'रिटर्न के हिसाब से फंड देखें',
  parts: ['शुरू में', 'मुनाफा'],
  columns: ['समय', 'शुरू में', 'इस दर से'],
  inAll: 'कुल बढ़त',
  doubles: 'दोगुना होने में',
  inYears: (years) => `${years} साल`,
  intro: (years) => ['', years, ' में यह हर साल बढ़ा'],
  fell: (years) => ['', years, ' में यह हर साल घटा'],
  summary: (from, to, years, rate) => `${years} में ${from} से ${to} हुए, सालाना ${rate}`,
};

import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'ஒருமுறை முதலீடு கால்குலேட்டர்',
  amount: 'முதலீடு',
  start: 'இந்தத் தொகையை முதலீடு செய்யவும்',
  intro: (years) => ['', years, ' கழித்து உங்கள் கையில் இருக்கலாம்'],
  summary: (invested, value, years) => `${invested} முதலீடு ${years} கழித்து ${value} ஆக வளரலாம்`,
};

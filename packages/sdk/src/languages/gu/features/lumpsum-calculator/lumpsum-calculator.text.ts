import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'લમ્પસમ કેલ્ક્યુલેટર',
  amount: 'રોકાણ',
  start: 'આ રકમનું રોકાણ કરો',
  intro: (years) => ['', years, ' પછી તમારી પાસે થઈ શકે છે'],
  summary: (invested, value, years) => `${invested}ના રોકાણના ${years}માં ${value} થઈ શકે છે`,
};

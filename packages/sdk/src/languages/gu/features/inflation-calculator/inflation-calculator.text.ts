import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'મોંઘવારી કેલ્ક્યુલેટર',
  amount: 'આજની કિંમત',
  inflation: 'ભાવમાં વધારો',
  start: 'મોંઘવારી સામે ટકવા રોકાણ કરો',
  parts: ['આજની કિંમત', 'વધારો'],
  columns: ['સમય', 'આજની કિંમત', 'કિંમત થઈ શકે'],
  doubles: 'ભાવ બમણા થવાનો સમય',
  inYears: (years) => `${years} વર્ષ`,
  intro: (years) => ['', years, ' પછી કિંમત આટલી થઈ શકે છે'],
  summary: (amount, cost, years) => `આજે ${amount}માં મળતી વસ્તુ ${years} પછી ${cost}માં મળી શકે છે`,
};

import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/gu/disclosure/disclosure.text.js';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = () => 'વર્ષ';

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'અપેક્ષિત વળતર',
  percent: (rate) => `${rate}%`,
  perYear: '% વાર્ષિક',
  timePeriod: 'સમયગાળો',
  yearUnit,
  years: (years) => `${years} વર્ષ`,
  tooLow: (least) => `ઓછામાં ઓછા ${least} લખો`,
  tooHigh: (most) => `વધુમાં વધુ ${most} લખો`,
  start: 'આ એસઆઈપી શરૂ કરો',
  warning: RISK_WARNING,
};

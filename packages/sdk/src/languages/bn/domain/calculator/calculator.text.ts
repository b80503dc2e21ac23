import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/bn/disclosure/disclosure.text.js';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = () => 'বছর';

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'প্রত্যাশিত রিটার্ন',
  percent: (rate) => `${rate}%`,
  perYear: '% বার্ষিক',
  timePeriod: 'মেয়াদ',
  yearUnit,
  years: (years) => `${years} বছর`,
  tooLow: (least) => `অন্তত ${least} লিখুন`,
  tooHigh: (most) => `সর্বাধিক ${most} লিখুন`,
  start: 'এই এসআইপি শুরু করুন',
  warning: RISK_WARNING,
};

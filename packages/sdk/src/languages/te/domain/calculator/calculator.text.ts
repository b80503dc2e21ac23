import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/te/disclosure/disclosure.text.js';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = (years: number) => (years === 1 ? 'ఏడాది' : 'ఏళ్లు');

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'ఆశించే రాబడి',
  percent: (rate) => `${rate}%`,
  perYear: '% ఏడాదికి',
  timePeriod: 'కాలం',
  yearUnit,
  years: (years) => `${years} ${yearUnit(years)}`,
  tooLow: (least) => `కనీసం ${least} ఉండాలి`,
  tooHigh: (most) => `గరిష్ఠంగా ${most} మాత్రమే`,
  start: 'ఈ సిప్ మొదలుపెట్టండి',
  warning: RISK_WARNING,
};

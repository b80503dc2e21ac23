import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = () => 'साल';

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'अनुमानित रिटर्न',
  percent: (rate) => `${rate}%`,
  perYear: '% सालाना',
  timePeriod: 'अवधि',
  yearUnit,
  years: (years) => `${years} साल`,
  tooLow: (least) => `कम से कम ${least} डालें`,
  tooHigh: (most) => `ज्यादा से ज्यादा ${most} डालें`,
  start: 'यह एसआईपी शुरू करें',
  warning: RISK_WARNING,
};

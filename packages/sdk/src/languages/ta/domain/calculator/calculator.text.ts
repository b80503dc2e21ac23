import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/ta/disclosure/disclosure.text.js';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = (years: number) => (years === 1 ? 'ஆண்டு' : 'ஆண்டுகள்');

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'எதிர்பார்க்கும் ரிட்டர்ன்',
  percent: (rate) => `${rate}%`,
  perYear: '% ஆண்டுக்கு',
  timePeriod: 'காலம்',
  yearUnit,
  years: (years) => `${years} ${yearUnit(years)}`,
  tooLow: (least) => `குறைந்தபட்சம் ${least} இருக்க வேண்டும்`,
  tooHigh: (most) => `அதிகபட்சம் ${most} வரை மட்டுமே`,
  start: 'இந்த எஸ்ஐபியைத் தொடங்கவும்',
  warning: RISK_WARNING,
};

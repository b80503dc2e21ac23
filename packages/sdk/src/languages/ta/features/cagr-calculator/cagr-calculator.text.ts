import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR கால்குலேட்டர்',
  startValue: 'தொடக்க மதிப்பு',
  endValue: 'இறுதி மதிப்பு',
  start: 'ரிட்டர்ன்படி ஃபண்டுகளைப் பார்க்கவும்',
  parts: ['தொடக்கத்தில்', 'லாபம்'],
  columns: ['காலம்', 'தொடக்கம்', 'இந்த விகிதத்தில்'],
  inAll: 'மொத்தம்',
  doubles: 'இரட்டிப்பாக ஆகும் காலம்',
  inYears: (years) => `${years} ஆண்டுகள்`,
  intro: (years) => ['காலம் ', years, '; ஆண்டுதோறும் வளர்ச்சி'],
  fell: (years) => ['காலம் ', years, '; ஆண்டுதோறும் சரிவு'],
  summary: (from, to, years, rate) => `${from} என்பது ${years} கழித்து ${to} ஆனது, ஆண்டுக்கு ${rate}`,
};

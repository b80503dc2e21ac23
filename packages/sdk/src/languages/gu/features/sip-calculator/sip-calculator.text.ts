import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'એસઆઈપી કેલ્ક્યુલેટર',
  monthlyInvestment: 'દર મહિને રોકાણ',
  intro: (years) => ['', years, ' પછી તમારી પાસે થઈ શકે છે'],
  summary: (invested, value, years) => `${invested}ના રોકાણના ${years}માં ${value} થઈ શકે છે`,
};

import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'எஸ்ஐபி கால்குலேட்டர்',
  monthlyInvestment: 'மாத முதலீடு',
  intro: (years) => ['', years, ' கழித்து உங்கள் கையில் இருக்கலாம்'],
  summary: (invested, value, years) => `${invested} முதலீடு ${years} கழித்து ${value} ஆக வளரலாம்`,
};

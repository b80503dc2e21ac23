import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

export const elssCalculatorText: Translation<typeof english> = {
  title: 'இஎல்எஸ்எஸ் கால்குலேட்டர்',
  year: 'நிதியாண்டு',
  yearOf: (name) => `நிதியாண்டு ${name}`,
  regime: 'வரி முறை',
  regimes: { old: 'பழைய முறை', new: 'புதிய முறை' },
  income: 'இஎல்எஸ்எஸ், EPF, PPF போன்றவற்றைக் கழிப்பதற்கு முன் வரிக்குரிய வருமானம்',
  investment: 'இஎல்எஸ்எஸ் முதலீடு',
  alreadyUsed: 'EPF, PPF, இன்சூரன்ஸ் போன்றவற்றில் பயன்படுத்திய வரம்பு',
  start: 'இஎல்எஸ்எஸ் ஃபண்டுகளைப் பார்க்கவும்',
  intro: (year, regime) => ['', year, `, ${regime === 'old' ? 'பழைய' : 'புதிய'} வரி முறையில் மிச்சமாகக்கூடிய வரி`],
};

import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

const REGIMES = { old: 'જૂની', new: 'નવી' };

export const elssCalculatorText: Translation<typeof english> = {
  title: 'ઈએલએસએસ કેલ્ક્યુલેટર',
  year: 'નાણાકીય વર્ષ',
  yearOf: (name) => `નાણાકીય વર્ષ ${name}`,
  regime: 'ટેક્સ વ્યવસ્થા',
  regimes: { old: 'જૂની વ્યવસ્થા', new: 'નવી વ્યવસ્થા' },
  income: 'ઈએલએસએસ, EPF, PPF વગેરે બાદ કરતાં પહેલાંની કરપાત્ર આવક',
  investment: 'ઈએલએસએસમાં રોકાણ',
  alreadyUsed: 'EPF, PPF, વીમા વગેરેમાં વપરાયેલી મર્યાદા',
  start: 'ઈએલએસએસ ફંડ જુઓ',
  intro: (year, regime) => ['', year, `માં, ${REGIMES[regime]} ટેક્સ વ્યવસ્થામાં, તમારો આટલો ટેક્સ બચી શકે છે`],
};

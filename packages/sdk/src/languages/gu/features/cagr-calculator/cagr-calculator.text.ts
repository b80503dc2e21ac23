import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR કેલ્ક્યુલેટર',
  startValue: 'શરૂઆતનું મૂલ્ય',
  endValue: 'અંતનું મૂલ્ય',
  start: 'વળતર પ્રમાણે ફંડ જુઓ',
  parts: ['શરૂઆતમાં', 'નફો'],
  columns: ['સમય', 'શરૂઆતમાં', 'આ દરે'],
  inAll: 'કુલ',
  doubles: 'બમણું થવાનો સમય',
  inYears: (years) => `${years} વર્ષ`,
  intro: (years) => ['', years, 'માં દર વર્ષે આટલો વધારો થયો'],
  fell: (years) => ['', years, 'માં દર વર્ષે આટલો ઘટાડો થયો'],
  summary: (from, to, years, rate) => `${years}માં ${from}ના ${to} થયા, વાર્ષિક ${rate}`,
};

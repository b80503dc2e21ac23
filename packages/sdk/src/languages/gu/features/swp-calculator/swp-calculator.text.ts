import type { Translation } from '@prosperx/core/language';
import type { swpCalculatorText as english } from '#features/swp-calculator/swp-calculator.text.js';

export const swpCalculatorText: Translation<typeof english> = {
  title: 'એસડબ્લ્યુપી કેલ્ક્યુલેટર',
  corpus: 'કુલ રોકાણ',
  monthlyAmount: 'દર મહિને ઉપાડ',
  start: 'આ એસડબ્લ્યુપી શરૂ કરો',
  startNote: 'એસડબ્લ્યુપી તમારી પાસેના ફંડના યુનિટમાંથી ચાલે છે.',
  parts: ['તમે ઉપાડશો', 'અંતે બાકી'],
  columns: ['સમય', 'ઉપાડ', 'બાકી'],
  left: (years) => ['', years, ' પછી તમારી પાસે બાકી રહી શકે છે'],
  gone: (lasts) => ['તમારા પૈસા ', lasts, ' ચાલી શકે છે. તમે કુલ ઉપાડી શકો છો'],
  lasts: (years, months) =>
    [
      ...(years > 0 ? [`${years} વર્ષ`] : []),
      ...(months > 0 || years === 0 ? [`${months} ${months === 1 ? 'મહિનો' : 'મહિના'}`] : []),
    ].join(' અને '),
  summary: (corpus, monthly, left, years) =>
    `${corpus}માંથી દર મહિને ${monthly} ઉપાડો, તો ${years} પછી ${left} બાકી રહી શકે છે`,
};

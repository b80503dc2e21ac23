import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'નિવૃત્તિ કેલ્ક્યુલેટર',
  age: 'તમારી ઉંમર',
  retireAt: 'નિવૃત્તિની ઉંમર',
  liveUntil: 'કઈ ઉંમર સુધી પૈસા ચાલવા જોઈએ',
  monthlyExpenses: 'આજનો માસિક ખર્ચ',
  inflation: 'ભાવમાં વધારો',
  saved: 'આ માટે અત્યાર સુધીની બચત',
  annualRate: 'નિવૃત્તિ સુધી વળતર',
  laterRate: 'નિવૃત્તિ પછી વળતર',
  intro: (age) => ['', age, ' વર્ષની ઉંમરે નિવૃત્ત થવા દર મહિને આટલું રોકાણ કરવું પડી શકે છે'],
  enough: (age) => ['', age, ' વર્ષની ઉંમરે નિવૃત્ત થવા હાલની બચત પૂરતી થઈ શકે છે. દર મહિને આટલું રોકાણ જોઈશે'],
};

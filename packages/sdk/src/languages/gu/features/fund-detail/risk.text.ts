import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'રિસ્કોમીટર',
  riskNote: {
    Low: 'વધ-ઘટ ખૂબ ઓછી. જલદી જરૂર પડી શકે તેવા પૈસા માટે યોગ્ય.',
    'Low to Moderate': 'થોડો ઘટાડો થઈ શકે છે. થોડા મહિના માટે યોગ્ય.',
    Moderate: 'રોકાણ થોડો સમય ઘટી શકે છે. 1 વર્ષ કે વધુ સમય માટે યોગ્ય.',
    'Moderately High': 'રોકાણ ઠીક ઠીક ઘટી શકે છે. 3 વર્ષ કે વધુ સમય માટે યોગ્ય.',
    High: 'રોકાણમાં મોટો ઘટાડો થઈ શકે છે. 3થી 5 વર્ષ કે વધુ સમય માટે યોગ્ય.',
    'Very High': 'રોકાણમાં ટૂંકા સમયમાં મોટો ઘટાડો થઈ શકે છે. 5 વર્ષ કે વધુ સમય માટે યોગ્ય.',
  },
};

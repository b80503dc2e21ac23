import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund} વોચલિસ્ટમાં મૂકો`,
  watchShort: 'વોચલિસ્ટ',
  watchFull: 'વોચલિસ્ટમાં વધુમાં વધુ 50 ફંડ મૂકી શકાય છે. પહેલાં એક કાઢી નાખો.',
  compare: (fund) => `${fund}ની સરખામણી કરો`,
  compareShort: 'સરખામણી',
  full: 'એકસાથે વધુમાં વધુ ચાર ફંડની સરખામણી થઈ શકે છે.',
  chosen: (count, most) => `સરખામણી માટે ${most}માંથી ${count} ફંડ`,
  tray: 'સરખામણી માટેનાં ફંડ',
  show: 'સરખામણી કરો',
  clear: 'કાઢી નાખો',
};

import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે ત્યારે તમારી વોચલિસ્ટનાં ફંડ અહીં દેખાશે.',
  failed: 'તમારી વોચલિસ્ટ બતાવી શકાઈ નથી',
  logInFirst: 'તમારી વોચલિસ્ટ જોવા કૃપા કરીને લોગ ઇન કરો',
  noneTitle: 'તમારી વોચલિસ્ટ ખાલી છે',
  noneText: 'ફંડ અહીં ઉમેરવા તેની બાજુના સ્ટાર પર ક્લિક કરો.',
  searchFunds: 'ફંડ શોધો',
  caption: 'તમારી વોચલિસ્ટનાં ફંડ',
};

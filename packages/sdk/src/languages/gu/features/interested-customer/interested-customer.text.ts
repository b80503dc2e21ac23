import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'તમારા સલાહકાર',
  title: 'શું તમને રસ છે?',
  lead: (advisor) => `તમારી વિગતો આપો; ${advisor} આ પ્લાન વિશે તમને કૉલ કરશે.`,
  leadOfService: (advisor) => `તમારી વિગતો આપો; ${advisor} આ સેવા વિશે તમને કૉલ કરશે.`,
  name: 'પૂરું નામ',
  mobile: 'મોબાઇલ નંબર',
  email: 'ઈમેલ',
  save: 'સેવ કરો',
  failed: 'તમારી વિગતો સેવ થઈ શકી નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  thanks: 'આભાર',
  thanksText: (advisor) => `${advisor} તમને ટૂંક સમયમાં કૉલ કરશે.`,
  close: 'બંધ કરો',
  done: (advisor) => `તમારી વિગતો ${advisor} પાસે છે.`,
  notLoaded: 'ફોર્મ લોડ થઈ શક્યું નથી.',
  nobody: 'આ ફોર્મ સલાહકારે મોકલેલી લિંકથી ખૂલે છે',
  nobodyText: 'તમારા સલાહકારે મોકલેલી લિંક ખોલો.',
};

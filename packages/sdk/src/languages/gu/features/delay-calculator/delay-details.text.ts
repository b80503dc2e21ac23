import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['મોડું શરૂ કરો તો', 'મોડું થવાથી નુકસાન'],
  columns: ['સમય', 'મોડું શરૂ', 'હમણાં શરૂ'],
  now: 'હમણાં શરૂ કરો તો',
  catchUp: 'તે ભરપાઈ કરવા દર મહિને',
  rateNeeded: 'અથવા અપેક્ષિત વળતર',
  summary: (now, later, years) => `હમણાં શરૂ કરેલી એસઆઈપીના ${now} થઈ શકે છે, ${years} મોડી શરૂ કરો તો ${later}`,
};

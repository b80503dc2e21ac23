import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['ભર્યા', 'નફો'],
  columns: ['સમય', 'ભર્યા', 'ઉપાડ્યા અને હમણાં છે'],
  returned: 'ઉપાડ્યા, અથવા હમણાં છે',
  summary: (invested, returned, rate) =>
    rate === null ? `ભરેલા ${invested}ના ${returned} થયા` : `ભરેલા ${invested}ના ${returned} થયા, વાર્ષિક ${rate}`,
};

import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['জমা', 'লাভ'],
  columns: ['সময়', 'জমা', 'তোলা আর এখন আছে'],
  returned: 'তোলা, বা এখন আছে',
  summary: (invested, returned, rate) =>
    rate === null ? `${invested} জমা থেকে ${returned} হয়েছে` : `${invested} জমা থেকে ${returned} হয়েছে, বছরে ${rate}`,
};

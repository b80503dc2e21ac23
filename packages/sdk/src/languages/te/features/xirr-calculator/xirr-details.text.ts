import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['పెట్టింది', 'లాభం'],
  columns: ['కాలం', 'పెట్టింది', 'తీసుకున్నది, ఉన్నది'],
  returned: 'తీసుకున్నది, లేదా ఇప్పుడున్నది',
  summary: (invested, returned, rate) =>
    rate === null
      ? `పెట్టిన ${invested} ఇప్పుడు ${returned} అయింది`
      : `పెట్టిన ${invested} ఇప్పుడు ${returned} అయింది, ఏడాదికి ${rate}`,
};

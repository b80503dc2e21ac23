import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date} నాటి విలువ`,
  invested: (instalments) => (instalments === 1 ? 'మీ పెట్టుబడి' : `మీ పెట్టుబడి, ${instalments} వాయిదాలు`),
  gain: 'మీ లాభం',
  loss: 'మీ నష్టం',
  aYear: 'ఏడాదికి (XIRR)',
  summary: (invested, value, since) => `${since} నుంచి పెట్టిన ${invested} ఇప్పుడు ${value} అయ్యేది`,
  table: ['తేదీ', 'మీ పెట్టుబడి', 'విలువ'],
};

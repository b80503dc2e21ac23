import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['देर से शुरू करने पर', 'देरी का नुकसान'],
  columns: ['समय', 'देर से शुरू', 'अभी शुरू'],
  now: 'अभी शुरू करने पर',
  catchUp: 'भरपाई के लिए हर महीने',
  rateNeeded: 'या इतना अनुमानित रिटर्न',
  summary: (now, later, years) => `अभी शुरू की गई एसआईपी से ${now} हो सकते हैं, ${years} देर से शुरू करने पर ${later}`,
};

import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['போட்டது', 'லாபம்'],
  columns: ['காலம்', 'போட்டது', 'எடுத்தது மற்றும் இருப்பு'],
  returned: 'எடுத்தது, அல்லது இப்போது இருப்பது',
  summary: (invested, returned, rate) =>
    rate === null ? `போட்ட ${invested}, ${returned} ஆனது` : `போட்ட ${invested}, ${returned} ஆனது; ஆண்டுக்கு ${rate}`,
};

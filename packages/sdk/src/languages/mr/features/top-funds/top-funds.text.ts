import type { Translation } from '@prosperx/core/language';
import type { topFundsText as english } from '#features/top-funds/top-funds.text.js';

export const topFundsText: Translation<typeof english> = {
  noServer: 'हे विजेट त्याच्या सर्व्हरशी जोडल्यावर येथे टॉप फंड दिसतील.',
};

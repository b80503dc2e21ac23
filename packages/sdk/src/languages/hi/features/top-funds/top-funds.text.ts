import type { Translation } from '@prosperx/core/language';
import type { topFundsText as english } from '#features/top-funds/top-funds.text.js';

export const topFundsText: Translation<typeof english> = {
  noServer: 'यह विजेट अपने सर्वर से जुड़ने पर यहां टॉप फंड दिखाएगा।',
};

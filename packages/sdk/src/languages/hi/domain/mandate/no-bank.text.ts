import type { Translation } from '@prosperx/core/language';
import type { noBankText as english } from '#domain/mandate/no-bank.text.js';

export const noBankText: Translation<typeof english> = {
  noBank: 'बैंक की जानकारी नहीं मिली। ऑटोपे मैंडेट सेट करने के लिए कृपया अपनी प्रोफाइल पूरी करें।',
  noBankOfCustomer: 'बैंक की जानकारी नहीं मिली। ऑटोपे मैंडेट सेट करने के लिए कृपया अपने ग्राहक की प्रोफाइल पूरी करें।',
  completeProfile: 'प्रोफाइल पूरी करें',
};

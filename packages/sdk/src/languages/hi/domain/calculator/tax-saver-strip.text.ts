import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => `3 साल के रिटर्न के हिसाब से ${category ? `${category} ` : ''}फंड`,
  all: (category) => (category ? `सभी ${category} फंड` : 'सभी फंड'),
  return: '3 साल का सालाना रिटर्न',
  noReturn: 'नहीं है',
  asOf: (date) => `${date} के एनएवी।`,
  past: 'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
  failed: 'टॉप रेटेड फंड नहीं मिल सके। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};

import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => `3 वर्षांच्या परताव्यानुसार ${category ? `${category} ` : ''}फंड`,
  all: (category) => (category ? `सर्व ${category} फंड` : 'सर्व फंड'),
  return: '3 वर्षांचा वार्षिक परतावा',
  noReturn: 'नाही',
  asOf: (date) => `${date} च्या एनएव्ही.`,
  past: 'मागील कामगिरीवरून भविष्यातील परतावा सांगता येत नाही.',
  failed: 'टॉप रेटेड फंड मिळाले नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
};

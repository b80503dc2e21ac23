import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => `3 વર્ષના વળતર પ્રમાણે ${category ? `${category} ` : ''}ફંડ`,
  all: (category) => (category ? `બધાં ${category} ફંડ` : 'બધાં ફંડ'),
  return: '3 વર્ષનું વાર્ષિક વળતર',
  noReturn: 'નથી',
  asOf: (date) => `${date}ની એનએવી.`,
  past: 'ભૂતકાળના દેખાવ પરથી ભવિષ્યનું વળતર નક્કી થતું નથી.',
  failed: 'ટોપ રેટેડ ફંડ મળી શક્યાં નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
};

import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => (category ? `${category} ஃபண்டுகள், 3 ஆண்டு ரிட்டர்ன்படி` : 'ஃபண்டுகள், 3 ஆண்டு ரிட்டர்ன்படி'),
  all: (category) => (category ? `எல்லா ${category} ஃபண்டுகளும்` : 'எல்லா ஃபண்டுகளும்'),
  return: '3 ஆண்டு ரிட்டர்ன் (ஆண்டுக்கு)',
  noReturn: 'இல்லை',
  asOf: (date) => `${date} அன்றைய என்ஏவி.`,
  past: 'கடந்தகாலச் செயல்பாடு எதிர்கால ரிட்டர்னைக் குறிக்காது.',
  failed: 'சிறந்த ஃபண்டுகளைப் பெற முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
};

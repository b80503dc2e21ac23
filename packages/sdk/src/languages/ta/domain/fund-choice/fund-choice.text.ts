import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund}: வாட்ச்லிஸ்ட்டில் சேர்க்கவும்`,
  watchShort: 'கவனிக்க',
  watchFull: 'வாட்ச்லிஸ்ட்டில் 50 ஃபண்டுகள் வரை வைத்துக்கொள்ளலாம். முதலில் ஒன்றை நீக்கவும்.',
  compare: (fund) => `${fund}: ஒப்பிடவும்`,
  compareShort: 'ஒப்பிட',
  full: 'ஒரே நேரத்தில் நான்கு ஃபண்டுகளை மட்டுமே ஒப்பிடலாம்.',
  chosen: (count, most) => `ஒப்பிட ${most}-ல் ${count} ஃபண்டுகள்`,
  tray: 'ஒப்பிட வேண்டிய ஃபண்டுகள்',
  show: 'ஒப்பிடவும்',
  clear: 'நீக்கவும்',
};

import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'ફોટો પસંદ કરો અથવા અહીં ખેંચી લાવો',
  limits: 'JPEG, PNG, GIF કે BMP, વધુમાં વધુ 5 MB',
  sending: 'મોકલી રહ્યા છીએ',
  failed: 'અપલોડ થઈ શક્યું નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  done: 'ફાઇલ અપલોડ થઈ ગઈ.',
  kept: 'પહેલાં અપલોડ કરેલી',
  retry: 'ફરી પ્રયાસ કરો',
  replace: (label) => `${label} બદલો`,
  replaceShort: 'બદલો',
  preview: (label) => `પ્રીવ્યૂ: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};

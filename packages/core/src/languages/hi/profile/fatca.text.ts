import type { Translation } from '#language/index.js';
import type {
  pepText as englishPepText,
  noTinText as englishNoTinText,
  countryName as englishCountryName,
} from '#profile/fatca.text.js';

export const pepText: Translation<typeof englishPepText> = { N: 'नहीं', Y: 'हां, मैं हूं', R: 'हां, एक रिश्तेदार हैं' };

export const noTinText: Translation<typeof englishNoTinText> = {
  A: 'वह देश TIN जारी नहीं करता',
  B: 'मुझे TIN नहीं मिल सका',
  C: 'वह देश TIN नहीं मांगता',
};

const names = /* @__PURE__ */ new Intl.DisplayNames('hi-IN', { type: 'region' });

export const countryName: Translation<typeof englishCountryName> = (code) => names.of(code) ?? code;

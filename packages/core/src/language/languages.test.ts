import { describe, expect, it } from 'vitest';
import { languageOf, LANGUAGES } from './index.js';

describe('languageOf', () => {
  it.each(Object.keys(LANGUAGES))('knows %s, with or without a country', (language) => {
    expect(languageOf(language)).toBe(language);
    expect(languageOf(`${language}-IN`)).toBe(language);
  });

  it.each(['', 'fr', 'hil', 'x-hi', undefined])('says English for %s', (tag) => {
    expect(languageOf(tag)).toBe('en');
  });
});

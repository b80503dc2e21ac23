export { type Language, languageOf, LANGUAGES } from './languages.js';
export type { Translation } from './translation.js';
export { wordsKey } from './words-key.js';

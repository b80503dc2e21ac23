export { type Language, languageOf, LANGUAGES, wordsKey } from './languages.js';
export type { Translation } from './translation.js';

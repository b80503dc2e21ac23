export { type Language, languageOf, LANGUAGES } from './languages.js';
export { NOTIFICATION_LANGUAGES } from './notification-languages.js';
export { ENGLISH, errorWords, said, sayIn, speaking, spoken, type Words } from './said.js';
export type { Translation } from './translation.js';
export { wordsKey } from './words-key.js';

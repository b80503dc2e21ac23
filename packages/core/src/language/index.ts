export { type Language, LANGUAGES } from './languages.js';
export type { Translation } from './translation.js';

import type { Language } from './languages.js';

/**
 * The languages in which letters and messages are written, each by its own name; to whoever reads another they are in English. In a file of its
 * own, since every widget loads the one of `languageOf`.
 */
export const LETTER_LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const satisfies Partial<Record<Language, string>>;

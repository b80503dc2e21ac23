import { ENGLISH, type Language, type LETTER_LANGUAGES, type Words } from '@prosperx/core/language';
import { wordsOf } from '#kernel/words-of.js';

type Load = () => Promise<{ readonly letters: readonly object[] }>;

/** The words of letters, a language a file. Letters in others are English as a whole: no dates of one language among sentences of another. */
const files: Readonly<Partial<Record<Language, Load>>> = {
  hi: () => import('./hindi.js'),
} satisfies Record<Exclude<keyof typeof LETTER_LANGUAGES, 'en'>, Load>;

const loaded = new Map<Language, Promise<Words>>();

/** Returns what letters say in a language, fetched once; null: English. */
export async function letterWords(language: Language | null): Promise<Words> {
  const load = language && files[language];
  if (!language || !load) return ENGLISH;
  const words = loaded.get(language) ?? load().then(({ letters }) => wordsOf(letters));
  loaded.set(language, words);
  return words;
}

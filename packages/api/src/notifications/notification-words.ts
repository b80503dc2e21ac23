import { ENGLISH, type Language, type NOTIFICATION_LANGUAGES, type Words } from '@prosperx/core/language';
import { wordsOf } from '#kernel/words-of.js';

type Load = () => Promise<{ readonly texts: readonly object[] }>;

/** The words of notifications, a language a file. Notifications in others are English as a whole: no dates of one language among sentences of another. */
const files: Readonly<Partial<Record<Language, Load>>> = {
  hi: () => import('./hindi.js'),
} satisfies Record<Exclude<keyof typeof NOTIFICATION_LANGUAGES, 'en'>, Load>;

const loaded = new Map<Language, Promise<Words>>();

/** Returns what notifications say in a language, fetched once; null: English. */
export async function notificationWords(language: Language | null): Promise<Words> {
  const load = language && files[language];
  if (!language || !load) return ENGLISH;
  const words = loaded.get(language) ?? load().then(({ texts }) => wordsOf(texts));
  loaded.set(language, words);
  return words;
}

/** The languages that the product speaks, each by its own name, as its speakers look for it in a list. English stands first: what has no translation is English. */
export const LANGUAGES = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
} as const;

/** A language by its BCP 47 subtag. */
export type Language = keyof typeof LANGUAGES;

/** Returns the language of a BCP 47 tag, such as `hi-IN`: English for one that the product does not speak. It stands in each widget, so it does without the names. */
export const languageOf = (tag = ''): Language => (/^(hi|mr|gu|bn|ta|te|kn)\b/.exec(tag)?.[0] ?? 'en') as Language;

/**
 * Returns the name under which translations know an object of words, made of the names of its sentences, and of its `id` where objects of one
 * shape have one: so English carries no byte for it. The build says when two of one screen are the same (scripts/rollup/words.mjs).
 */
export function wordsKey(english: object): string {
  let hash = 0;
  for (const sign of [...Object.keys(english), (english as { readonly id?: unknown }).id].join())
    hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

import { type Language, languageOf, LANGUAGES } from '@prosperx/core/language';
import { parseAccept } from 'hono/utils/accept';
import type { Cookies } from '#kernel/context.js';

/** Holds the language that a reader chose on the site. */
export const LANGUAGE_COOKIE = 'px_language';

/** The language that a browser likes best of all, where we speak it; null: English. A page of ours says its own in its calls. */
export function likedLanguage({ headers }: Pick<Request, 'headers'>): Exclude<Language, 'en'> | null {
  const [first] = parseAccept(headers.get('accept-language') ?? '').sort((one, other) => other.q - one.q);
  const language = languageOf(first?.type);
  return language === 'en' ? null : language;
}

export const isLanguage = (tag: string | null | undefined): tag is Language =>
  tag != null && Object.hasOwn(LANGUAGES, tag);

/** The language that a reader chose on the site, else the one that their browser likes. */
export function keptLanguage(request: Pick<Request, 'headers'>, cookies: Pick<Cookies, 'get'>): Language {
  const kept = cookies.get(LANGUAGE_COOKIE);
  return isLanguage(kept) ? kept : (likedLanguage(request) ?? 'en');
}

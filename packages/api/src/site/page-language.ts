import { type Language, LANGUAGES } from '@prosperx/core/language';
import type { CookieJar } from '#http/cookies.js';
import { likedLanguage } from '#http/liked-language.js';

/** Holds the language that a reader chose. */
const LANGUAGE_COOKIE = 'px_language';
const A_YEAR = 365 * 24 * 60 * 60;

const isLanguage = (tag: string | null | undefined): tag is Language => tag != null && Object.hasOwn(LANGUAGES, tag);

/**
 * The language of a page: that of its address (`lang`), which is kept from then on, else the one that was chosen before, else the one that the
 * reader's browser likes best of all, where the site speaks it.
 */
export function pageLanguage(request: Request, query: URLSearchParams, cookies: CookieJar): Language {
  const asked = query.get('lang');
  const kept = cookies.get(LANGUAGE_COOKIE);
  if (isLanguage(asked)) {
    if (asked !== kept) cookies.set(LANGUAGE_COOKIE, asked, A_YEAR);
    return asked;
  }
  if (isLanguage(kept)) return kept;
  return likedLanguage(request) ?? 'en';
}

/** The address of a page in a language; English has none of its own. */
export function addressIn(language: string, address: string): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Returns the page with its language. */
export const inLanguage = (html: string, language: Language): string =>
  html.replace('<html lang="en-IN"', `<html lang="${language}-IN"`);

import type { Language } from '@prosperx/core/language';
import type { CookieJar } from '#http/cookies.js';
import { isLanguage, keptLanguage, LANGUAGE_COOKIE } from '#http/liked-language.js';

const A_YEAR = 365 * 24 * 60 * 60;

/**
 * The language of a page: that of its address (`lang`), which is kept from then on, else the one that was chosen before, else the one that the
 * reader's browser likes best of all, where the site speaks it.
 */
export function pageLanguage(request: Request, query: URLSearchParams, cookies: CookieJar): Language {
  const asked = query.get('lang');
  if (!isLanguage(asked)) return keptLanguage(request, cookies);
  if (asked !== cookies.get(LANGUAGE_COOKIE)) cookies.set(LANGUAGE_COOKIE, asked, A_YEAR);
  return asked;
}

/** The address of a page in a language; English has none of its own. */
export function addressIn(language: string, address: string): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Returns the page with its language. */
export const inLanguage = (html: string, language: Language): string =>
  html.replace('<html lang="en-IN"', `<html lang="${language}-IN"`);

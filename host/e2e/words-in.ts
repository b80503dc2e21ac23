import { existsSync } from 'node:fs';

/** Whether a language has the words of what is private: of the cart, and so of all. */
export const hasPrivateWords = (language: string) =>
  existsSync(new URL(`../../packages/sdk/src/languages/${language}/features/cart/cart.text.ts`, import.meta.url));

/** A page of the site in a language. */
export function addressIn(language: string, path: string): string {
  const { pathname, searchParams, hash } = new URL(`/v1${path}`, 'http://localhost');
  searchParams.set('lang', language);
  return `${pathname}?${searchParams}${hash}`;
}

/** Reads what a language says in place of a file of English words: `cart/cart` of `packages/sdk/src/features`; English itself where the language has no such file. */
export async function wordsIn<File>(language: string, source: string, file: string): Promise<File> {
  const [home = '', folder = ''] = source.split(/(?<=\/src)(?:\/|$)/);
  const at = (languages: string) =>
    new URL(`../../${[home, languages, folder, file].filter(Boolean).join('/')}.text.ts`, import.meta.url);
  const own = at(`languages/${language}`);
  return (await import((existsSync(own) ? own : at('')).href)) as File;
}

/** Finds what begins with words: a button may say more, such as what it is of. */
export const beginning = (words: string) => new RegExp(`^${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);

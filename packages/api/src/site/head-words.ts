import type { Language, Translation } from '@prosperx/core/language';
import * as english from './site.text.js';

/** What heads of pages say, in a language. */
export interface HeadWords {
  readonly siteText: Translation<typeof english.siteText>;
  readonly publicPages: Translation<typeof english.publicPages>;
}

const translations: Partial<Record<Language, () => Promise<HeadWords>>> = {
  // oxlint-disable-next-line no-restricted-imports -- a translation is loaded where its language is asked for
  hi: () => import('#languages/hi/site/site.text.js'),
};

/** English where nothing is translated yet. */
export const headWords = async (language: Language): Promise<HeadWords> => translations[language]?.() ?? english;

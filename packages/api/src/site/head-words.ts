import { ENGLISH, type Language, type Translation, type Words } from '@prosperx/core/language';
import { wordsOf } from '#kernel/words-of.js';
import * as english from './site.text.js';

/** What heads of pages say, in a language. */
export interface HeadWords {
  readonly siteText: Translation<typeof english.siteText>;
  readonly publicPages: Translation<typeof english.publicPages>;
  /** The words in which names of categories and dates are said (`speaking`). */
  readonly values: Words;
}

type Heads = Omit<HeadWords, 'values'>;

/** The files of what heads say: their own words, those of categories and of dates. A translation is loaded where its language is asked for. */
/* oxlint-disable no-restricted-imports */
const files: Readonly<Record<Exclude<Language, 'en'>, () => readonly [Promise<Heads>, ...Promise<object>[]]>> = {
  hi: () => [
    import('#languages/hi/site/site.text.js'),
    import('@prosperx/core/languages/hi/fund/fund.text.js'),
    import('@prosperx/core/languages/hi/format/format.text.js'),
  ],
  mr: () => [
    import('#languages/mr/site/site.text.js'),
    import('@prosperx/core/languages/mr/fund/fund.text.js'),
    import('@prosperx/core/languages/mr/format/format.text.js'),
  ],
  gu: () => [
    import('#languages/gu/site/site.text.js'),
    import('@prosperx/core/languages/gu/fund/fund.text.js'),
    import('@prosperx/core/languages/gu/format/format.text.js'),
  ],
  bn: () => [
    import('#languages/bn/site/site.text.js'),
    import('@prosperx/core/languages/bn/fund/fund.text.js'),
    import('@prosperx/core/languages/bn/format/format.text.js'),
  ],
  ta: () => [
    import('#languages/ta/site/site.text.js'),
    import('@prosperx/core/languages/ta/fund/fund.text.js'),
    import('@prosperx/core/languages/ta/format/format.text.js'),
  ],
  te: () => [
    import('#languages/te/site/site.text.js'),
    import('@prosperx/core/languages/te/fund/fund.text.js'),
    import('@prosperx/core/languages/te/format/format.text.js'),
  ],
  kn: () => [
    import('#languages/kn/site/site.text.js'),
    import('@prosperx/core/languages/kn/fund/fund.text.js'),
    import('@prosperx/core/languages/kn/format/format.text.js'),
  ],
};
/* oxlint-enable no-restricted-imports */

export async function headWords(language: Language): Promise<HeadWords> {
  if (language === 'en') return { ...english, values: ENGLISH };
  const [own, ...others] = files[language]();
  const { siteText, publicPages } = await own;
  return { siteText, publicPages, values: wordsOf(await Promise.all(others)) };
}

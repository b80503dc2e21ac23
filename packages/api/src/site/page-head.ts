import {
  categoryName,
  categoryPath,
  categorySlug,
  FUND_CATEGORIES,
  fundKind,
  fundPath,
  fundsTitle,
  paysOut,
  subCategoryOf,
} from '@prosperx/core/fund';
import { type Language, LANGUAGES, speaking } from '@prosperx/core/language';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { nfos, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { optionKind } from '#modules/fund/list-funds.js';
import { isFundOfOffer, isListedOn } from '#modules/nfo/get-nfos.js';
import { WIDE_HEIGHT, WIDE_WIDTH } from '#records/document/picture-parts.mjs';
import { isShown } from '#records/fund/is-shown.js';
import { fundPicturePath } from './fund-picture.js';
import type { HeadWords } from './head-words.js';
import { addressIn } from './page-language.js';

/** What search engines and link previews read of a page before any script runs. */
export interface PageHead {
  /** As the page itself shows it. */
  readonly title: string;
  readonly description: string;
  /** The one address of what the page shows, from the site's root. */
  readonly canonical: string;
  /** JSON-LD of schema.org. */
  readonly structured?: object;
  /** What previews of the page's link show, from the site's root; `of` says it in words. */
  readonly picture?: { readonly path: string; readonly of: string };
  /** true: there is nothing on it yet, and no search engine keeps it. */
  readonly isEmpty?: boolean;
}

/** A page without a head is one's own, so no search engine may keep it; a page of a fund or category that is not there is `unknown`. */
export type FoundHead = PageHead | 'own' | 'unknown';

type PageSource = Pick<Services, 'db' | 'clock'>;

const withCrumbs = (origin: string, crumbs: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}/v1${path}`,
  })),
});

async function fundHead(
  { db, clock }: PageSource,
  origin: string,
  schemeId: string,
  words: HeadWords,
): Promise<FoundHead> {
  const [scheme] = await db
    .select({
      schemeName: schemes.name,
      isin: schemes.isin,
      category: schemes.category,
      subCategory: schemes.subCategory,
      option: schemes.option,
      fundHouse: schemes.fundHouse,
      nav: schemes.latestNav,
      navDate: schemes.latestNavDate,
      threeYearReturn: schemes.threeYearReturn,
    })
    .from(schemes)
    .where(and(eq(schemes.id, schemeId), isShown));
  if (!scheme) return nfoHead({ db, clock }, origin, schemeId, words);
  const { schemeName, isin, fundHouse, nav, navDate } = scheme;
  // a description has no room to say that what was paid out is not counted
  const threeYearReturn = paysOut(scheme) ? null : scheme.threeYearReturn;
  const category = FUND_CATEGORIES.find((name) => name === scheme.category);
  const say = (sentence: () => string) => speaking(words.values, sentence);
  const kind = say(() => fundKind(scheme.category, scheme.subCategory));
  if (nav === null || navDate === null) return 'unknown';
  const address = `${fundPath(scheme)}?${new URLSearchParams({ schemeId }).toString()}`;
  const product = {
    '@type': 'InvestmentFund',
    name: schemeName,
    category: kind,
    identifier: isin,
    provider: { '@type': 'Organization', name: fundHouse },
    url: `${origin}/v1${address}`,
  };
  const crumbs = [
    ...(category ? [{ name: say(() => fundsTitle(categoryName(category))), path: categoryPath(category) }] : []),
    { name: schemeName, path: address },
  ];
  return {
    title: schemeName,
    description: say(() => words.siteText.fundDescription({ kind, fundHouse, nav, navDate, threeYearReturn })),
    canonical: `/v1${address}`,
    structured: { '@context': 'https://schema.org', '@graph': [product, withCrumbs(origin, crumbs)] },
    picture: { path: fundPicturePath({ id: schemeId, navDate }), of: words.siteText.picture.of(schemeName) },
  };
}

/** The head of the page of a new fund offer, by its id or that of its scheme; of its fund, once there is one. One that is listed no more is `unknown`. */
async function nfoHead({ db, clock }: PageSource, origin: string, id: string, words: HeadWords): Promise<FoundHead> {
  const today = businessDateAt(clock.now());
  const [found] = await db
    .select({ nfo: nfos, fundId: schemes.id })
    .from(nfos)
    .leftJoin(schemes, isFundOfOffer)
    .where(and(or(eq(nfos.id, id), eq(nfos.schemeId, id)), isListedOn(today)));
  if (!found) return 'unknown';
  if (found.fundId !== null) return fundHead({ db, clock }, origin, found.fundId, words);
  const { id: schemeId, schemeName: title, fundHouse, opens, closes, withdrawn, ...nfo } = found.nfo;
  const path = fundPath({ schemeName: title, category: nfo.category, subCategory: '' });
  const { nfoDescription, nfoOverDescription } = words.siteText;
  const lastDay = withdrawn ?? closes;
  const description = speaking(words.values, () => {
    const facts = { title, category: categoryName(nfo.category), fundHouse };
    const isOver = withdrawn !== null || today > closes;
    return isOver ? nfoOverDescription({ ...facts, lastDay }) : nfoDescription({ ...facts, opens, closes });
  });
  const canonical = `/v1${path}?${new URLSearchParams({ schemeId, nfoType: '1' }).toString()}`;
  return { title, description, canonical };
}

async function categoryHead(
  db: Db,
  origin: string,
  slug: string,
  subSlug: string,
  words: HeadWords,
): Promise<FoundHead> {
  const category = FUND_CATEGORIES.find((name) => categorySlug(name).toLowerCase() === slug.toLowerCase());
  if (!category) return 'unknown';
  const subCategory = subCategoryOf(category, subSlug);
  const isIn = and(eq(schemes.category, category), subCategory && eq(schemes.subCategory, subCategory), isShown);
  // as many as the list shows while nobody narrows it
  const total = await db.$count(schemes, and(isIn, eq(optionKind, 'Growth')));
  const titleOf = (name: string) => speaking(words.values, () => fundsTitle(categoryName(name)));
  const crumbs = [
    { name: titleOf(category), path: categoryPath(category) },
    ...(subCategory ? [{ name: titleOf(subCategory), path: categoryPath(category, subCategory) }] : []),
  ];
  const title = titleOf(subCategory ?? category);
  return {
    title,
    description: words.siteText.categoryDescription(title, total),
    canonical: `/v1${categoryPath(category, subCategory)}`,
    structured: { '@context': 'https://schema.org', ...withCrumbs(origin, crumbs) },
    isEmpty: total === 0,
  };
}

/** Tells whether a page is one's own, whatever its query says. `path` is below `/v1`, decoded. */
export const isOwnPage = (path: string, { publicPages }: HeadWords): boolean =>
  !/^mutual-fund-(detail|results)(\/|$)/.test(path) && !Object.hasOwn(publicPages, path);

/** Returns the head of a page. `path` is below `/v1`, decoded; `origin` is the server's own public address. */
export async function readPageHead(
  source: PageSource,
  origin: string,
  path: string,
  query: URLSearchParams,
  words: HeadWords,
): Promise<FoundHead> {
  const [area = '', part = '', further = ''] = path.split('/');
  if (area === 'mutual-fund-detail') return fundHead(source, origin, query.get('schemeId') ?? '', words);
  if (area === 'mutual-fund-results') return categoryHead(source.db, origin, part, further, words);
  const page = isOwnPage(path, words) ? undefined : words.publicPages[path];
  return page ? { ...page, canonical: `/v1/${path}` } : 'own';
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A browser ends the block at the first `</script`, wherever it stands; JSON has another way to write `<`. */
const asJson = (structured: object) => JSON.stringify(structured).replaceAll('<', '\\u003c');

const pictureLines = (origin: string, { path, of }: NonNullable<PageHead['picture']>) => [
  `<meta property="og:image" content="${escaped(origin + path)}" />`,
  `<meta property="og:image:type" content="image/png" />`,
  `<meta property="og:image:width" content="${WIDE_WIDTH}" />`,
  `<meta property="og:image:height" content="${WIDE_HEIGHT}" />`,
  `<meta property="og:image:alt" content="${escaped(of)}" />`,
  `<meta name="twitter:card" content="summary_large_image" />`,
];

/** The same page in each language, for search engines; whose reader speaks none of them has it in English. */
const languageLines = (origin: string, canonical: string) =>
  [...Object.keys(LANGUAGES), 'x-default'].map((language) => {
    const address = escaped(origin + addressIn(language === 'x-default' ? 'en' : language, canonical));
    return `<link rel="alternate" hreflang="${language}" href="${address}" />`;
  });

/** Returns the site's general head, or a page with it, with that of a page in its place. */
export function withHead(
  html: string,
  { title, description, canonical, structured, picture, isEmpty }: PageHead,
  origin: string,
  language: Language,
  words: HeadWords,
): string {
  const name = escaped(words.siteText.documentTitle(title));
  const address = escaped(origin + addressIn(language, canonical));
  const lines = [
    `<title>${name}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...languageLines(origin, canonical),
    ...(isEmpty ? ['<meta name="robots" content="noindex" />'] : []),
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${address}" />`,
    ...(picture ? pictureLines(origin, picture) : []),
    ...(structured ? [`<script type="application/ld+json">${asJson(structured)}</script>`] : []),
  ];
  return html
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
}

/** Returns the site's page with the highest return of its calculators, which its scripts read. */
export const withMaxReturn = (html: string, maxReturn: number): string =>
  html.replace('data-max-return=""', `data-max-return="${maxReturn}"`);

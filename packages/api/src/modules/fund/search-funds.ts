import { PxError } from '@prosperx/core/errors';
import {
  FUND_TAGS,
  type FundCategory,
  type FundSummary,
  SEARCH_PAGE_SIZE,
  type searchFunds as searchCall,
  SUGGEST,
  type suggestFunds as suggestCall,
} from '@prosperx/core/fund';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { asc, count, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { listedFacts, listedFactsOf } from '#records/fund/current-facts.js';
import { isShown } from '#records/fund/is-shown.js';
import {
  allButOne,
  conditionOf,
  correctedConditions,
  inLatin,
  plainText,
  readWords,
  respelledTerms,
  searchTerms,
  wordsAlone,
} from '#records/fund/search-words.js';

export type SchemeRow = typeof schemes.$inferSelect;

function tagsOf(category: FundCategory, tags: readonly string[]): FundSummary['tags'] {
  return [...(category === 'ELSS' ? [FUND_TAGS.taxSaver] : []), ...tags].map((tag) => ({ tag }));
}

const { id, name, fundHouse, category, subCategory, plan, option, objective, ...others } = getTableColumns(schemes);
const { latestNav, latestNavDate, oneYearReturn, threeYearReturn, fiveYearReturn } = others;
const { minimumSip, minimumLumpsum, allowPurchase } = others;

/** What a summary reads: less than half of the columns, and none of JSON. */
const summaryColumns = {
  id,
  name,
  fundHouse,
  category,
  subCategory,
  plan,
  option,
  objective,
  latestNav,
  latestNavDate,
  ...listedFacts,
  oneYearReturn,
  threeYearReturn,
  fiveYearReturn,
  minimumSip,
  minimumLumpsum,
  allowPurchase,
};
type SummaryRow = Pick<SchemeRow, keyof typeof summaryColumns>;

/** A scheme as lists show it on a day; `tags` besides those that follow from its category. Only for schemes that are shown. */
export function fundSummary(scheme: SummaryRow, today: BusinessDate, tags: readonly string[] = []): FundSummary {
  const { latestNav, latestNavDate } = scheme;
  if (latestNav === null || latestNavDate === null) throw new Error(`scheme ${scheme.id} has no NAV`);
  const category = scheme.category as FundCategory;
  return {
    encryptedSchemeId: scheme.id,
    schemeName: scheme.name,
    fundHouse: scheme.fundHouse,
    category,
    subCategory: scheme.subCategory,
    plan: scheme.plan,
    option: scheme.option,
    ...listedFactsOf(scheme, today),
    fundInvestmentObjective: scheme.objective,
    nav: latestNav,
    lastUpdatedNavDate: latestNavDate,
    oneYearReturn: scheme.oneYearReturn,
    threeYearReturn: scheme.threeYearReturn,
    fiveYearReturn: scheme.fiveYearReturn,
    minimumSipAmount: scheme.minimumSip,
    minimumLumpsumAmount: scheme.minimumLumpsum,
    allowPurchase: scheme.allowPurchase,
    tags: tagsOf(category, tags),
  };
}

/** Those that are found first: options that grow, of them the largest, which most people mean. It is the order of the index `schemes_by_size`. */
const BY_SIZE = [
  sql`(${schemes.option} = 'Growth') desc`,
  sql`${schemes.fundSizeCrores} desc nulls last`,
  sql`length(${schemes.name})`,
  asc(schemes.name),
  asc(schemes.id),
];

interface Stretch {
  readonly skip: number;
  readonly most: number;
}

const readBySize = (db: Db, fits: SQL, { skip, most }: Stretch) =>
  db
    .select(summaryColumns)
    .from(schemes)
    .where(fits)
    .orderBy(...BY_SIZE)
    .limit(most)
    .offset(skip);

const queryOf = (conditions: readonly string[]): SQL => sql`to_tsquery('simple', ${conditions.join(' & ')})`;

const isFound = (query: SQL): SQL => sql`${isShown} and ${schemes.searchVector} @@ ${query}`;
const isNamed = (query: SQL): SQL => sql`${schemes.nameVector} @@ ${query}`;

/**
 * Reads what a query finds: schemes that have all words in their names, then those that have some in house or category. The database reads
 * both parts in the order of an index, the second after the first (never side by side, since each has a limit of its own), and stops where
 * there are enough, however many schemes have a word. Of known sizes, a part that has nothing to give is not asked.
 */
async function readMatchingRows(
  db: Db,
  query: SQL,
  { skip, most }: Stretch,
  sizes?: { readonly named: number; readonly all: number },
): Promise<readonly SummaryRow[]> {
  const named = readBySize(db, sql`${isShown} and ${isNamed(query)}`, { skip, most });
  const others = (from: number) =>
    readBySize(db, sql`${isFound(query)} and not ${isNamed(query)}`, { skip: from, most });
  if (sizes && (skip + most <= sizes.named || sizes.named === sizes.all)) return named;
  if (sizes && skip >= sizes.named) return others(skip - sizes.named);
  return unionAll(named, others(0)).limit(most);
}

/** Reads what has all words of a text; where nothing has, what has the words of a phrase apart, then as schemes write what was written by ear, apart or together, then all but for slips, and then all but one; all, by no query, where the words say nothing. */
async function readMatches<Result>(
  db: Db,
  text: string,
  read: (query: SQL | null, isNear: boolean) => Promise<Result | null>,
): Promise<Result | null> {
  if (plainText(text) === '') return null;
  const terms = searchTerms(text);
  if (terms.length === 0) return read(null, false);
  const found = await read(queryOf(terms.map(conditionOf)), false);
  if (found !== null) return found;
  const alone = terms.some((term) => term.includes(' ')) ? wordsAlone(terms) : [];
  const apart = alone.length > 0 ? await read(queryOf(alone.map(conditionOf)), false) : null;
  if (apart !== null) return apart;
  const words = await readWords(db);
  const respelled = respelledTerms(text, words);
  const isOther = respelled.length > 0 && respelled.join(' ') !== terms.join(' ');
  const again = isOther ? await read(queryOf(respelled.map(conditionOf)), false) : null;
  if (again !== null) return again;
  const corrected = correctedConditions(respelled.length > 0 ? respelled : terms, words);
  const known = corrected.filter((condition) => condition !== null);
  const meant = known.length === corrected.length ? await read(queryOf(known), false) : null;
  const near = allButOne(corrected);
  return meant ?? (near === null ? null : read(queryOf([near]), true));
}

/** Which column a code may stand in, by its form: an ISIN, a code of AMFI, or one of the exchange, such as `F1-GR`. */
function codeCondition(text: string): SQL | undefined {
  const code = text.trim().toUpperCase();
  if (/^IN[A-Z0-9]{10}$/.test(code)) return or(eq(schemes.isin, code), eq(schemes.secondIsin, code));
  if (/^\d{5,6}$/.test(code)) return eq(schemes.amfiCode, code);
  return /^[A-Z0-9]{1,10}-[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,3})?$/.test(code) ? eq(schemes.bseCode, code) : undefined;
}

/** Reads the funds whose ISIN, AMFI code or code at the exchange is the text; none for any other text. */
async function readByCode(db: Db, text: string): Promise<readonly SummaryRow[]> {
  const isMeant = codeCondition(text);
  if (isMeant === undefined) return [];
  return readBySize(db, sql`${isShown} and ${isMeant}`, { skip: 0, most: SUGGEST.count });
}

/** Funds that have the words of a text in name, house or category, or the text as a code, while it is typed. */
export const suggestFunds: Verb<typeof suggestCall> = async ({ ctx: { db, clock }, input }) => {
  if (input.text.trim().length < SUGGEST.minimumLength)
    throw new PxError('invalid_input', { fields: { text: 'too_short' } });
  const coded = await readByCode(db, input.text);
  if (coded.length > 0) return coded.map((scheme) => fundSummary(scheme, businessDateAt(clock.now())));
  const rows = await readMatches(db, await inLatin(input.text, () => readWords(db)), async (query) => {
    const first = { skip: 0, most: SUGGEST.count };
    const found = await (query ? readMatchingRows(db, query, first) : readBySize(db, isShown, first));
    return found.length > 0 ? found : null;
  });
  return (rows ?? []).map((scheme) => fundSummary(scheme, businessDateAt(clock.now())));
};

/** What people search for when they mean a whole category, without `funds`. */
const categoryNames: Readonly<Record<string, FundCategory | undefined>> = {
  equity: 'Equity',
  elss: 'ELSS',
  'tax saver': 'ELSS',
  debt: 'Fixed Income',
  'fixed income': 'Fixed Income',
  hybrid: 'Allocation',
  balanced: 'Allocation',
  allocation: 'Allocation',
  liquid: 'Money Market/Liquid',
  'money market liquid': 'Money Market/Liquid',
};

interface Page {
  readonly content: readonly SummaryRow[];
  readonly totalElements: number;
  readonly isNear?: boolean;
}

const NOTHING: Page = { content: [], totalElements: 0 };

const stretchOf = (page: number): Stretch => ({ skip: page * SEARCH_PAGE_SIZE, most: SEARCH_PAGE_SIZE });

/** A page of all funds that fit, the largest first. */
async function pageOf(db: Db, fits: SQL, page: number): Promise<Page> {
  const [sizes] = await db.select({ all: count() }).from(schemes).where(fits);
  return { content: await readBySize(db, fits, stretchOf(page)), totalElements: sizes?.all ?? 0 };
}

/** A page of what a query finds. */
async function searchResultPage(db: Db, query: SQL, page: number): Promise<Page> {
  const named = sql<number>`count(*) filter (where ${isNamed(query)})`.mapWith(Number);
  const [sizes] = await db.select({ all: count(), named }).from(schemes).where(isFound(query));
  if (!sizes || sizes.all === 0) return NOTHING;
  return { content: await readMatchingRows(db, query, stretchOf(page), sizes), totalElements: sizes.all };
}

/**
 * Funds that have every word of the text in name, house or category; where none has, those that nearly have, and then those that have all but
 * one. All funds for an empty text.
 * The name of a category finds its funds alone, not those that have the word in their own names.
 */
export const searchFunds: Verb<typeof searchCall> = async ({ ctx: { db, clock }, input }) => {
  const coded = await readByCode(db, input.q);
  if (coded.length > 0)
    return {
      content: input.PageNumber === 0 ? coded.map((scheme) => fundSummary(scheme, businessDateAt(clock.now()))) : [],
      totalElements: coded.length,
      totalPages: 1,
    };
  const text = plainText(await inLatin(input.q, () => readWords(db)));
  const asked = text.replace(/ funds?$/, '');
  const category = Object.hasOwn(categoryNames, asked) ? categoryNames[asked] : undefined;
  const readPage = async (query: SQL | null, isNear: boolean): Promise<Page | null> => {
    if (query === null) return pageOf(db, isShown, input.PageNumber);
    const page = await searchResultPage(db, query, input.PageNumber);
    return page.totalElements > 0 ? { ...page, isNear } : null;
  };
  const ofCategory = category && sql`${isShown} and ${schemes.category} = ${category}`;
  const page =
    ofCategory || text === ''
      ? await pageOf(db, ofCategory ?? isShown, input.PageNumber)
      : await readMatches(db, text, readPage);
  const { content, totalElements, isNear = false } = page ?? NOTHING;
  return {
    content: content.map((scheme) => fundSummary(scheme, businessDateAt(clock.now()))),
    totalElements,
    totalPages: Math.ceil(totalElements / SEARCH_PAGE_SIZE),
    ...(isNear && { isNear }),
  };
};

import { PxError } from '@prosperx/core/errors';
import {
  FUND_TAGS,
  type FundCategory,
  type FundSummary,
  type RiskLevel,
  SEARCH_PAGE_SIZE,
  type searchFunds as searchCall,
  SUGGEST,
  type suggestFunds as suggestCall,
} from '@prosperx/core/fund';
import { asc, count, desc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { allButOne, conditionOf, correctedConditions, plainText, searchTerms } from './search-words.js';

export type SchemeRow = typeof schemes.$inferSelect;

/** A scheme is shown in lists and searches once it has a NAV. */
export const isShown = sql`(${schemes.isListed} and ${schemes.latestNav} is not null)`;

function tagsOf(category: FundCategory, tags: readonly string[]): FundSummary['tags'] {
  return [...(category === 'ELSS' ? [FUND_TAGS.taxSaver] : []), ...tags].map((tag) => ({ tag }));
}

const { id, name, fundHouse, category, subCategory, plan, option, riskometer, objective, ...others } =
  getTableColumns(schemes);
const { latestNav, latestNavDate, oneYearReturn, threeYearReturn, fiveYearReturn, minimumSip, minimumLumpsum } = others;

/** What a summary reads: less than half of the columns, and none of JSON. */
const summaryColumns = {
  ...{ id, name, fundHouse, category, subCategory, plan, option, riskometer, objective, latestNav, latestNavDate },
  ...{ oneYearReturn, threeYearReturn, fiveYearReturn, minimumSip, minimumLumpsum },
};
type SummaryRow = Pick<SchemeRow, keyof typeof summaryColumns>;

/** A scheme as lists show it; `tags` besides those that follow from its category. Only for schemes that are shown. */
export function fundSummary(scheme: SummaryRow, tags: readonly string[] = []): FundSummary {
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
    riskometer: scheme.riskometer as RiskLevel | null,
    fundInvestmentObjective: scheme.objective,
    nav: latestNav,
    lastUpdatedNavDate: latestNavDate,
    oneYearReturn: scheme.oneYearReturn,
    threeYearReturn: scheme.threeYearReturn,
    fiveYearReturn: scheme.fiveYearReturn,
    minimumSipAmount: scheme.minimumSip,
    minimumLumpsumAmount: scheme.minimumLumpsum,
    tags: tagsOf(category, tags),
  };
}

/**
 * Those that are found first: options that grow, words of the name before others, of equals the largest, which most people mean.
 * Without a query it is the order of the index `schemes_by_size`.
 */
const byMeaning = (query: SQL | null) => [
  desc(sql`${schemes.option} = 'Growth'`),
  ...(query ? [sql`(100 * ts_rank('{0, 0, 0.2, 1}', ${schemes.searchVector}, ${query}))::int desc`] : []),
  sql`${schemes.fundSizeCrores} desc nulls last`,
  ...(query ? [asc(sql`length(${schemes.name})`)] : []),
  asc(schemes.name),
  asc(schemes.id),
];

const queryOf = (conditions: readonly string[]): SQL => sql`to_tsquery('simple', ${conditions.join(' & ')})`;

const matches = (query: SQL | null): SQL => (query ? sql`${isShown} and ${schemes.searchVector} @@ ${query}` : isShown);

/** Reads what has all words of a text; where nothing has, what has them but for slips, and then all but one; all, by no query, where the words say nothing. */
async function readMatches<Found>(
  db: Db,
  text: string,
  read: (query: SQL | null, isNear: boolean) => Promise<Found | null>,
): Promise<Found | null> {
  if (plainText(text) === '') return null;
  const terms = searchTerms(text);
  if (terms.length === 0) return read(null, false);
  const found = await read(queryOf(terms.map(conditionOf)), false);
  if (found !== null) return found;
  const corrected = await correctedConditions(db, terms);
  const known = corrected.filter((condition) => condition !== null);
  const meant = known.length === corrected.length ? await read(queryOf(known), false) : null;
  const near = allButOne(corrected);
  return meant ?? (near === null ? null : read(queryOf([near]), true));
}

/** Funds that have the words of a text in name, house or category, while it is typed. */
export const suggestFunds: Verb<typeof suggestCall> = async ({ ctx: { db }, input }) => {
  if (input.text.trim().length < SUGGEST.minimumLength)
    throw new PxError('invalid_input', { fields: { text: 'too_short' } });
  const rows = await readMatches(db, input.text, async (query) => {
    const found = await db
      .select(summaryColumns)
      .from(schemes)
      .where(matches(query))
      .orderBy(...byMeaning(query))
      .limit(SUGGEST.count);
    return found.length > 0 ? found : null;
  });
  return (rows ?? []).map((scheme) => fundSummary(scheme));
};

/** What people search for when they mean a whole category. */
const categoryNames: Readonly<Record<string, FundCategory | undefined>> = {
  ...{ equity: 'Equity', 'equity funds': 'Equity', elss: 'ELSS', 'elss funds': 'ELSS', 'tax saver': 'ELSS' },
  ...{ debt: 'Fixed Income', 'debt funds': 'Fixed Income', 'fixed income': 'Fixed Income' },
  ...{ hybrid: 'Allocation', 'hybrid funds': 'Allocation', balanced: 'Allocation', allocation: 'Allocation' },
  ...{
    liquid: 'Money Market/Liquid',
    'liquid funds': 'Money Market/Liquid',
    'money market liquid': 'Money Market/Liquid',
  },
};

async function countFunds(db: Db, fits: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(schemes).where(fits);
  return row?.count ?? 0;
}

interface Page {
  readonly content: readonly SummaryRow[];
  readonly totalElements: number;
  readonly isNear?: boolean;
}

async function pageOf(db: Db, fits: SQL, order: readonly SQL[], page: number): Promise<Page> {
  const content = await db
    .select(summaryColumns)
    .from(schemes)
    .where(fits)
    .orderBy(...order)
    .limit(SEARCH_PAGE_SIZE)
    .offset(page * SEARCH_PAGE_SIZE);
  return { content, totalElements: await countFunds(db, fits) };
}

const NOTHING: Page = { content: [], totalElements: 0 };

/**
 * Funds that have every word of the text in name, house or category; where none has, those that nearly have, and then those that have all but
 * one. All funds for an empty text.
 * The name of a category finds its funds alone, not those that have the word in their own names.
 */
export const searchFunds: Verb<typeof searchCall> = async ({ ctx: { db }, input }) => {
  const text = plainText(input.q);
  const category = Object.hasOwn(categoryNames, text) ? categoryNames[text] : undefined;
  const fits = category ? sql`${isShown} and ${schemes.category} = ${category}` : isShown;
  const all = () => pageOf(db, fits, byMeaning(null), input.PageNumber);
  const {
    content,
    totalElements,
    isNear = false,
  }: Page = category || text === ''
    ? await all()
    : ((await readMatches(db, text, async (query, isNear) => {
        const page = await pageOf(db, matches(query), byMeaning(query), input.PageNumber);
        return page.totalElements > 0 ? { ...page, isNear } : null;
      })) ?? NOTHING);
  return {
    content: content.map((scheme) => fundSummary(scheme)),
    totalElements,
    totalPages: Math.ceil(totalElements / SEARCH_PAGE_SIZE),
    ...(isNear && { isNear }),
  };
};

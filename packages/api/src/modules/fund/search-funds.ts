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
import { and, asc, count, desc, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

export type SchemeRow = typeof schemes.$inferSelect;

/** A scheme is shown once it has a NAV. */
export const isShown = isNotNull(schemes.latestNav);

function tagsOf(category: FundCategory, tags: readonly string[]): FundSummary['tags'] {
  return [...(category === 'ELSS' ? [FUND_TAGS.taxSaver] : []), ...tags].map((tag) => ({ tag }));
}

/** A scheme as lists show it; `tags` besides those that follow from its category. Only for schemes that are shown. */
export function fundSummary(scheme: SchemeRow, tags: readonly string[] = []): FundSummary {
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
    riskometer: scheme.riskometer as RiskLevel,
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

/** Word distance from which names have nothing to do with the text; two slips in a word of six letters are nearer. */
const TOO_FAR = 0.7;
/** Many names are equally near to the name of a house: enough of them to sort by the rest of the name. */
const CANDIDATES = 50;

/** Funds whose name holds something like the text, nearest first, of equally near ones the largest: it is what most people mean. */
export const suggestFunds: Verb<typeof suggestCall> = async ({ ctx: { db }, input }) => {
  const text = plainText(input.text);
  if (input.text.trim().length < SUGGEST.minimumLength)
    throw new PxError('invalid_input', { fields: { text: 'too_short' } });
  // this expression alone is what the index sorts by
  const distance = sql<number>`${text}::text <<-> ${schemes.name}`;
  const near = db
    .select({ id: schemes.id, distance: distance.as('distance') })
    .from(schemes)
    .orderBy(asc(distance))
    .limit(CANDIDATES)
    .as('near');
  const rows = await db
    .select({ scheme: schemes })
    .from(near)
    .innerJoin(schemes, sql`${schemes.id} = ${near.id} and ${isShown}`)
    .where(lte(near.distance, TOO_FAR))
    .orderBy(
      asc(near.distance),
      sql`${schemes.fundSizeCrores} desc nulls last`,
      sql`${schemes.name} <-> ${text}::text`,
      asc(schemes.name),
    )
    .limit(SUGGEST.count);
  return rows.map(({ scheme }) => fundSummary(scheme));
};

/** The words that people use for the categories besides their names. */
const otherWords: Record<FundCategory, string> = {
  Equity: 'equity shares stocks',
  ELSS: 'elss tax saver saving savings 80c',
  'Fixed Income': 'fixed income debt bond bonds',
  Allocation: 'allocation hybrid balanced',
  'Money Market/Liquid': 'money market liquid cash',
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

/** A text in small letters and digits, words parted by one space. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns what a search looks through: name, house, category and what people call it. It is kept with every scheme. */
export function searchTextOf(scheme: {
  name: string;
  fundHouse: string;
  category: FundCategory;
  subCategory: string;
}): string {
  return plainText(`${scheme.name} ${scheme.fundHouse} ${scheme.subCategory} ${otherWords[scheme.category]}`);
}

/** Word similarity from which a word is taken for a slip of the finger: two letters of four that changed places. */
const NEAR = 0.39;
const MOST_WORDS = 8;

// small letters and digits alone: nothing in a word means something to LIKE
const holds = (word: string): SQL => sql`${schemes.searchText} like ${`%${word}%`}`;
const holdsNearly = (word: string): SQL => sql`word_similarity(${word}, ${schemes.searchText}) >= ${NEAR}`;

async function countFunds(db: Db, fits: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(schemes).where(fits);
  return row?.count ?? 0;
}

async function pageOf(db: Db, fits: SQL | undefined, text: string, page: number): Promise<FundSummary[]> {
  const rows = await db
    .select()
    .from(schemes)
    .where(fits)
    .orderBy(
      desc(sql`word_similarity(${text}, ${schemes.name})`),
      desc(sql`word_similarity(${text}, ${schemes.searchText})`),
      sql`${schemes.fundSizeCrores} desc nulls last`,
      asc(schemes.name),
      asc(schemes.id),
    )
    .limit(SEARCH_PAGE_SIZE)
    .offset(page * SEARCH_PAGE_SIZE);
  return rows.map((row) => fundSummary(row));
}

/**
 * Funds that have every word of the text in name, house or category; where none has, those that nearly have. All funds for an empty text.
 * The name of a category finds its funds alone, not those that have the word in their own names.
 */
export const searchFunds: Verb<typeof searchCall> = async ({ ctx: { db }, input }) => {
  const text = plainText(input.q);
  const words = text === '' ? [] : text.split(' ').slice(0, MOST_WORDS);
  const category = categoryNames[text];
  const exact = category ? and(isShown, eq(schemes.category, category)) : and(isShown, ...words.map(holds));
  const found = await countFunds(db, exact);
  const fits = found > 0 ? exact : and(isShown, ...words.map(holdsNearly));
  const totalElements = found > 0 ? found : await countFunds(db, fits);
  const content = await pageOf(db, fits, text, input.PageNumber);
  return { content, totalElements, totalPages: Math.ceil(totalElements / SEARCH_PAGE_SIZE) };
};

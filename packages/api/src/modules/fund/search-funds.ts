import { type FundSummary, SEARCH_PAGE_SIZE, type searchFunds as call } from '@prosperx/core/fund';
import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { fundSummary, isShown } from './fund-summary.js';
import { plainText } from './search-text.js';

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

/** Funds that have every word of the text in name, house or category; where none has, those that nearly have. All funds for an empty text. */
export const searchFunds: Verb<typeof call> = async ({ ctx: { db }, input }) => {
  const text = plainText(input.q);
  const words = text === '' ? [] : text.split(' ').slice(0, MOST_WORDS);
  const exact = and(isShown, ...words.map(holds));
  const found = await countFunds(db, exact);
  const fits = found > 0 ? exact : and(isShown, ...words.map(holdsNearly));
  const totalElements = found > 0 ? found : await countFunds(db, fits);
  const content = await pageOf(db, fits, text, input.PageNumber);
  return { content, totalElements, totalPages: Math.ceil(totalElements / SEARCH_PAGE_SIZE) };
};

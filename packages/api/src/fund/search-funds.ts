import { SEARCH_PAGE_SIZE, type searchFunds as call } from '@prosperx/core/fund';
import { and, asc, count, desc, or, sql, type SQL } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { fundSummary, isShown } from './fund-summary.js';
import { plainText } from './search-text.js';

/** Word similarity from which a word is taken for a slip of the finger. */
const NEAR = 0.5;
const MOST_WORDS = 8;

/** Somewhere in the scheme's words there is this one, its beginning, or something like it. */
function holds(word: string): SQL | undefined {
  // small letters and digits alone: nothing in it means something to LIKE
  return or(sql`${schemes.searchText} like ${`%${word}%`}`, sql`word_similarity(${word}, ${schemes.searchText}) >= ${NEAR}`);
}

/** Funds that have every word of the text in name, house or category; all funds for an empty text. */
export const searchFunds: Verb<typeof call> = async ({ ctx: { db }, input }) => {
  const text = plainText(input.q);
  const words = text === '' ? [] : text.split(' ').slice(0, MOST_WORDS);
  const fits = and(isShown, ...words.map(holds));
  const [total] = await db.select({ count: count() }).from(schemes).where(fits);
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
    .offset(input.PageNumber * SEARCH_PAGE_SIZE);
  const totalElements = total?.count ?? 0;
  const content = rows.map((row) => fundSummary(row));
  return { content, totalElements, totalPages: Math.ceil(totalElements / SEARCH_PAGE_SIZE) };
};

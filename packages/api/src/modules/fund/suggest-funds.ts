import { PxError } from '@prosperx/core/errors';
import { SUGGEST, type suggestFunds as call } from '@prosperx/core/fund';
import { asc, lte, sql } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { fundSummary, isShown } from './fund-summary.js';
import { plainText } from './search-text.js';

/** Word distance from which names have nothing to do with the text; two slips in a word of six letters are nearer. */
const TOO_FAR = 0.7;
/** Many names are equally near to the name of a house: enough of them to sort by the rest of the name. */
const CANDIDATES = 50;

/** Funds whose name holds something like the text, nearest first. */
export const suggestFunds: Verb<typeof call> = async ({ ctx: { db }, input }) => {
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
    .orderBy(asc(near.distance), sql`${schemes.name} <-> ${text}::text`, asc(schemes.name))
    .limit(SUGGEST.count);
  return rows.map(({ scheme }) => fundSummary(scheme));
};

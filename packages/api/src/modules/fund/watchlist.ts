import { PxError } from '@prosperx/core/errors';
import {
  type getWatchlist as getCall,
  MAX_WATCHED,
  type unwatchFund as unwatchCall,
  watchedWith,
  type watchFunds as watchCall,
} from '@prosperx/core/fund';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes, users, watchedFunds } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { isShown } from '#records/fund/is-shown.js';

async function watchedBy(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: watchedFunds.schemeId })
    .from(watchedFunds)
    .where(eq(watchedFunds.userId, userId))
    .orderBy(desc(watchedFunds.position));
  return rows.map(({ id }) => id);
}

/** The list of the person, whichever of their accounts they are in. */
export const getWatchlist: Verb<typeof getCall> = async ({ ctx }) => [
  ...(await watchedBy(ctx.db, subjectOf(ctx).userId)),
];

/** Adds schemes to the person's list; what is not among the funds is left out. Throws `watchlist_full` where they are too many with those. */
export const watchFunds: Verb<typeof watchCall> = ({ ctx, input }) => {
  const { userId } = subjectOf(ctx);
  return ctx.db.transaction(async (tx) => {
    // one change of a list at a time
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const known = await tx
      .select({ id: schemes.id })
      .from(schemes)
      .where(and(inArray(schemes.id, input.schemeIds), isShown));
    const added = input.schemeIds.filter((id) => known.some((scheme) => scheme.id === id));
    const list = watchedWith(await watchedBy(tx, userId), added);
    if (list.length > MAX_WATCHED) throw new PxError('watchlist_full');
    await tx.delete(watchedFunds).where(eq(watchedFunds.userId, userId));
    if (list.length > 0)
      await tx
        .insert(watchedFunds)
        .values(list.map((schemeId, at) => ({ userId, schemeId, position: list.length - at })));
    return [...list];
  });
};

export const unwatchFund: Verb<typeof unwatchCall> = async ({ ctx, input }) => {
  const { userId } = subjectOf(ctx);
  await ctx.db
    .delete(watchedFunds)
    .where(and(eq(watchedFunds.userId, userId), eq(watchedFunds.schemeId, input.schemeId)));
  return [...(await watchedBy(ctx.db, userId))];
};

import { PxError } from '@prosperx/core/errors';
import {
  type getDeletions as listCall,
  OPERATOR_ROWS,
  readDeletionPlace,
  type withdrawDeletionFor as withdrawCall,
} from '@prosperx/core/operator';
import { deletionDay } from '@prosperx/core/profile';
import { businessDateAt } from '@prosperx/core/time';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { deletionRequests, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { mandatesUntold } from '#modules/erasure/erase-account.js';
import { withdrawRequest } from '#modules/profile/withdraw-deletion.js';
import { findBlockers } from '#records/profile/check-deletable.js';
import { reasonOf } from './act.js';
import { countLookUp } from './count-look-up.js';

const isClosed = sql`${deletionRequests.keptUntil} is not null`;

/** Holds for those that come after a place, in the order in which they are shown. */
function isAfter(written: string | undefined): SQL | undefined {
  const place = readDeletionPlace(written);
  if (!place) return undefined;
  const requestedAt = sql.param(place.requestedAt, deletionRequests.requestedAt);
  const after = sql`(${place.isClosed}::boolean, ${requestedAt}::timestamptz, ${place.profileId}::text)`;
  return sql`(${isClosed}, ${deletionRequests.requestedAt}, ${deletionRequests.profileId}) > ${after}`;
}

/** Those that are not carried out first, the oldest of them on top. */
export const getDeletions: Verb<typeof listCall> = async ({ ctx, input: { after } }) => {
  await countLookUp(ctx);
  const { db } = ctx;
  const rows = await db
    .select({ request: deletionRequests, name: profiles.name })
    .from(deletionRequests)
    .innerJoin(profiles, eq(profiles.id, deletionRequests.profileId))
    .where(isAfter(after))
    .orderBy(isClosed, asc(deletionRequests.requestedAt), asc(deletionRequests.profileId))
    .limit(OPERATOR_ROWS);
  const deletions = [];
  for (const { request, name } of rows) {
    const { profileId, requestedAt, keptUntil } = request;
    const blockers: string[] = keptUntil === null ? [...(await findBlockers(db, profileId))] : [];
    if (keptUntil === null && (await mandatesUntold(db, profileId)) > 0) blockers.push('mandates');
    const dueOn = deletionDay(businessDateAt(requestedAt));
    deletions.push({ profileId, name, requestedAt, keptUntil, dueOn, blockers });
  }
  return deletions;
};

/** Uses the verb by which its holder withdraws it: they are told. */
export const withdrawDeletionFor: Verb<typeof withdrawCall> = async ({ ctx, input: { profileId, ...given } }) => {
  const reason = reasonOf(given.reason);
  const [profile] = await ctx.db.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.id, profileId));
  if (!profile || !(await withdrawRequest(ctx, { profileId, userId: profile.userId }, { reason })))
    throw new PxError('not_found');
  return null;
};

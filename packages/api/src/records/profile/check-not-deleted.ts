import { PxError } from '@prosperx/core/errors';
import { eq } from 'drizzle-orm';
import { deletionRequests } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { lockedProfile } from './repository.js';

/**
 * Throws `deletion_requested` once the account holder has asked for their deletion, which is decided under the same lock: it finds what is
 * begun here, or that finds it.
 */
export async function checkNotDeleted(ctx: Context): Promise<void> {
  const { profileId } = subjectOf(ctx);
  await lockedProfile(ctx.db, profileId);
  const asked = await ctx.db.$count(deletionRequests, eq(deletionRequests.profileId, profileId));
  if (asked > 0) throw new PxError('deletion_requested');
}

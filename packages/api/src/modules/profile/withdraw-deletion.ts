import type { withdrawDeletion as call } from '@prosperx/core/profile';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { deletionRequests } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { lockedProfile, ownProfile } from '#records/profile/repository.js';

/** Withdraws the request to delete an account, which is under the same lock as its deletion. The owner is notified; a second call changes nothing. */
export const withdrawDeletion: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId, userId } = ownProfile(ctx, input.ucc);
  await ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    const open = and(eq(deletionRequests.profileId, profileId), isNull(deletionRequests.keptUntil));
    const withdrawn = await tx.delete(deletionRequests).where(open).returning();
    if (withdrawn.length === 0) return;
    await notifyOwner(tx, ctx, { change: 'deletion_withdrawn', userId });
    await audit(withDb(ctx, tx), { action: 'deletion.withdrawn', objectId: profileId });
  });
  return { withdrawn: true };
};

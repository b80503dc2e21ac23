import type { withdrawDeletion as call } from '@prosperx/core/profile';
import { and, eq, isNull } from 'drizzle-orm';
import { audit, type AuditNote } from '#audit/audit.js';
import { deletionRequests } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { lockedProfile, ownProfile } from '#records/profile/repository.js';

/**
 * Withdraws the request to delete an account, which is under the same lock as its deletion, and audits it with `details`. The owner is
 * notified. Returns false where there is none that could be withdrawn.
 */
export async function withdrawRequest(
  ctx: Context,
  { profileId, userId }: { readonly profileId: string; readonly userId: string },
  details: AuditNote['details'] = {},
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    const open = and(eq(deletionRequests.profileId, profileId), isNull(deletionRequests.keptUntil));
    const withdrawn = await tx.delete(deletionRequests).where(open).returning();
    if (withdrawn.length === 0) return false;
    await notifyOwner(tx, ctx, { change: 'deletion_withdrawn', userId });
    await audit(
      { ...ctx, db: tx, subject: { profileId } },
      { action: 'deletion.withdrawn', objectId: profileId, details },
    );
    return true;
  });
}

/** A second call changes nothing. */
export const withdrawDeletion: Verb<typeof call> = async ({ ctx, input }) => {
  await withdrawRequest(ctx, ownProfile(ctx, input.ucc));
  return { withdrawn: true };
};

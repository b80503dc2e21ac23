import type { requestDeletion as call } from '@prosperx/core/profile';
import { businessDateAt } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import { deletionRequests } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { checkDeletable } from '#records/profile/check-deletable.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { profileChallenge } from '#records/profile/profile-challenge.js';
import { lockedProfile, ownProfile } from '#records/profile/repository.js';
import { endSessionsOf } from '#records/session/start-session.js';

/** Records one request: a second one keeps the day of the first. Purchases stay on record as long as the law asks. */
export const requestDeletion: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId, userId } = subject;
  const { ticket } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'deletion'), ticket, content: null };
  await checkTicket(use);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    await checkDeletable(tx, profileId);
    await spendTicket({ ...use, ctx: withDb(ctx, tx) });
    const asked = await tx
      .insert(deletionRequests)
      .values({ profileId, requestedAt: now })
      .onConflictDoNothing()
      .returning();
    if (asked.length > 0) await notifyOwner(tx, ctx, { change: 'deletion', userId });
    await endSessionsOf(tx, userId, now);
    await audit(withDb(ctx, tx), { action: 'deletion.requested', objectId: profileId });
  });
  return { requestedOn: businessDateAt(now) };
};

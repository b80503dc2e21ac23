import { PxError } from '@prosperx/core/errors';
import type { requestDeletion as call } from '@prosperx/core/profile';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, inArray, or } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { withDb } from '#context.js';
import type { Db } from '#db/db.js';
import { deletionRequests, orders, sips } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { readPositions } from '#portfolio/read-positions.js';
import { endSessionsOf } from '#session/start-session.js';
import { ownProfile } from './own-profile.js';
import { profileChallenge } from './profile-challenge.js';
import { lockedProfile } from './read-profile.js';

/** An order of these states may still become units, or money that is owed. */
const UNDER_WAY = ['created', 'unknown', 'registered', 'paid'] as const;

async function holdsAnything(db: Db, profileId: string): Promise<boolean> {
  if ((await readPositions(db, profileId)).length > 0) return true;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.profileId, profileId), inArray(orders.state, [...UNDER_WAY])))
    .limit(1);
  const [sip] = await db
    .select({ id: sips.id })
    .from(sips)
    .where(and(eq(sips.profileId, profileId), or(eq(sips.state, 'running'), eq(sips.state, 'paused'))))
    .limit(1);
  return order !== undefined || sip !== undefined;
}

/** Asked for once: a second request keeps the day of the first. What was bought stays on record as long as the law asks. */
export const requestDeletion: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId, userId } = subject;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'deletion'), ticket: input.ticket };
  await checkTicket(use);
  if (await holdsAnything(ctx.db, profileId)) throw new PxError('units_held');
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    await spendTicket({ ...use, ctx: withDb(ctx, tx) });
    await tx.insert(deletionRequests).values({ profileId, requestedAt: now }).onConflictDoNothing();
    await endSessionsOf(tx, userId, now);
    await audit(withDb(ctx, tx), { action: 'deletion.requested', objectId: profileId });
  });
  return { requestedOn: businessDateAt(now) };
};

import { PxError } from '@prosperx/core/errors';
import type { chooseProfile as call } from '@prosperx/core/session';
import { and, eq } from 'drizzle-orm';
import { agentCustomers, profiles, sessions } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { startSession } from './start-session.js';
import { tokenInfo } from './log-in.js';

export const chooseProfile: Verb<typeof call> = async ({ ctx, input }) => {
  if (ctx.actor.kind !== 'user') throw new PxError('signed_out');
  const { userId, sessionId } = ctx.actor;
  const [row] = await ctx.db
    .select({ profile: profiles, endsAt: sessions.endsAt, agentCode: agentCustomers.agentCode })
    .from(profiles)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(and(eq(profiles.id, input.encryptedId), eq(profiles.userId, userId)));
  if (!row) throw new PxError('not_found');
  const { profile, endsAt, agentCode } = row;
  const token = await startSession(ctx, { userId, profileId: profile.id, endsAt });
  return tokenInfo(profile, agentCode, token);
};

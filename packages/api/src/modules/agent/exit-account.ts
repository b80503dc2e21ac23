import { type exitAccount as call, IDLE_SECONDS } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { PxError } from '@prosperx/core/errors';
import { sessions } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { startSession } from '#modules/session/start-session.js';
import { advisorOf } from '#http/agent.js';

/** Continues the advisor's session under a new token, with the same end. */
export const exitAccount: Verb<typeof call> = async ({ ctx }) => {
  const { code: agentCode, name: advisorName } = await advisorOf(ctx);
  const sessionId = ctx.actor.kind === 'advisor' ? ctx.actor.sessionId : '';
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) throw new PxError('signed_out');
  const { partnerId, endsAt } = session;
  const token = await startSession(ctx, { advisor: { agentCode, partnerId }, profileId: null, endsAt });
  return { token, user: null, advisor: { agentCode, advisorName }, idleSeconds: IDLE_SECONDS };
};

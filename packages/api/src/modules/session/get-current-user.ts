import { PxError } from '@prosperx/core/errors';
import { type CurrentUser, type getCurrentUser as call, IDLE_SECONDS } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { advisorOf } from '#http/agent.js';
import { type Context, subjectOf } from '#context.js';
import { agentCustomers, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { tokenInfo } from './log-in.js';

async function accountHolder(ctx: Context) {
  const [row] = await ctx.db
    .select({ profile: profiles, agentCode: agentCustomers.agentCode })
    .from(profiles)
    .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(eq(profiles.id, subjectOf(ctx).profileId));
  if (!row) throw new PxError('signed_out');
  return tokenInfo(row.profile, row.agentCode, null);
}

export const getCurrentUser: Verb<typeof call> = async ({ ctx }): Promise<CurrentUser> => {
  if (ctx.actor.kind !== 'advisor') return { ...(await accountHolder(ctx)), advisor: null };
  const { code, name } = await advisorOf(ctx);
  const customer = ctx.subject && (await accountHolder(ctx)).user;
  return { token: null, user: customer, advisor: { agentCode: code, advisorName: name }, idleSeconds: IDLE_SECONDS };
};

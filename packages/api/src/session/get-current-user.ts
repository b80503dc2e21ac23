import { PxError } from '@prosperx/core/errors';
import type { getCurrentUser as call } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { subjectOf } from '#context.js';
import { agentCustomers, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { tokenInfo } from './token-info.js';

export const getCurrentUser: Verb<typeof call> = async ({ ctx }) => {
  const [row] = await ctx.db
    .select({ profile: profiles, agentCode: agentCustomers.agentCode })
    .from(profiles)
    .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(eq(profiles.id, subjectOf(ctx).profileId));
  if (!row) throw new PxError('signed_out');
  return tokenInfo(row.profile, row.agentCode, null);
};

import { PxError } from '@prosperx/core/errors';
import { isGrownMinor } from '@prosperx/core/session';
import { and, eq, isNull } from 'drizzle-orm';
import { agentCustomers, type CustomerApprovalRow, profiles, users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { mayAct } from '#records/agent/of-agent.js';

/** What of a request names whose account it is about, and who asks. */
type Asked = Pick<CustomerApprovalRow, 'id' | 'profileId' | 'agentCode'>;

/**
 * Returns the context in which an account holder does what they approve: theirs, and credited to the advisor who prepared it. Throws
 * `approval_link_invalid` once that advisor is theirs no more, or may not act for them, and in the account of a minor who has turned 18.
 */
export async function ownerContext(ctx: Context, { id, profileId, agentCode }: Asked): Promise<Context> {
  const [found] = await ctx.db
    .select({
      userId: profiles.userId,
      ucc: profiles.ucc,
      taxStatus: profiles.taxStatus,
      majorStatus: profiles.majorStatus,
      registeredWithBse: profiles.registeredWithBse,
    })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.userId), isNull(users.disabledAt)))
    .innerJoin(agentCustomers, and(eq(agentCustomers.userId, profiles.userId), mayAct(agentCode)))
    .where(and(eq(profiles.id, profileId), isNull(profiles.closedAt)));
  if (!found || isGrownMinor(found)) throw new PxError('approval_link_invalid');
  return {
    ...ctx,
    actor: { kind: 'user', userId: found.userId, sessionId: id },
    subject: { ...found, profileId },
    agentCode,
    preparedBy: agentCode,
  };
}

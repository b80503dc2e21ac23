import { PxError } from '@prosperx/core/errors';
import { isGrownMinor } from '@prosperx/core/session';
import { and, eq, isNull } from 'drizzle-orm';
import { agentCustomers, type CustomerApprovalRow, profiles, users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { mayAct } from '#records/agent/of-agent.js';

/** What of a request names whose account it is about, and who asks. */
type Asked = Pick<CustomerApprovalRow, 'id' | 'profileId' | 'agentCode'>;

interface Owner {
  /** The context in which an account holder does what they approve: theirs, and credited to the advisor who prepared it. */
  readonly owner: Context;
  /** Whether that advisor is theirs still and may act for them: what they asked is withdrawn otherwise. */
  readonly isActing: boolean;
}

/** Reads whose account a request is about. Throws `approval_link_invalid` once it is closed, and where its owner is a minor who has turned 18. */
export async function ownerOf(ctx: Context, { id, profileId, agentCode }: Asked): Promise<Owner> {
  const [row] = await ctx.db
    .select({
      acting: agentCustomers.userId,
      userId: profiles.userId,
      ucc: profiles.ucc,
      taxStatus: profiles.taxStatus,
      majorStatus: profiles.majorStatus,
      registeredWithBse: profiles.registeredWithBse,
    })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.userId), isNull(users.disabledAt)))
    .leftJoin(agentCustomers, and(eq(agentCustomers.userId, profiles.userId), mayAct(agentCode)))
    .where(and(eq(profiles.id, profileId), isNull(profiles.closedAt)));
  if (!row || isGrownMinor(row)) throw new PxError('approval_link_invalid');
  const { acting, ...found } = row;
  const owner: Context = {
    ...ctx,
    actor: { kind: 'user', userId: found.userId, sessionId: id },
    subject: { ...found, profileId },
    agentCode,
    preparedBy: agentCode,
  };
  return { owner, isActing: acting !== null };
}

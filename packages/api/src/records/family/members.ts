import { PxError } from '@prosperx/core/errors';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, agents, customerFamilies, profiles, users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { ofAgent } from '#records/agent/of-agent.js';

/** Has changes of the families of an advisor follow each other, in their transactions; what else names the advisor is written meanwhile. */
export const lockFamilies = (tx: Db, agentCode: string) =>
  tx.select({ code: agents.code }).from(agents).where(eq(agents.code, agentCode)).for('no key update');

/** The members of a family of an advisor for whom the advisor may act. Throws `customer_unknown` where they have no such family. */
export async function membersOf({ db }: Pick<Context, 'db'>, agentCode: string, family: string) {
  const rows = await db
    .select({ memberId: profiles.id, name: profiles.name, userId: profiles.userId })
    .from(customerFamilies)
    .innerJoin(profiles, eq(profiles.id, customerFamilies.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(
      and(
        eq(customerFamilies.agentCode, agentCode),
        eq(customerFamilies.family, family),
        ofAgent(agentCode),
        isNull(agentCustomers.actingEndedAt),
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id));
  if (rows.length === 0) throw new PxError('customer_unknown');
  return rows;
}

/** An account of a family, with its holder. */
export type FamilyMember = Awaited<ReturnType<typeof membersOf>>[number];

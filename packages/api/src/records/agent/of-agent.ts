import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, users } from '#db/schema/index.js';

/** The open accounts of the customers of an agent, to be selected from. */
export const ofAgent = (agentCode: string): SQL | undefined =>
  and(eq(agentCustomers.agentCode, agentCode), isNull(users.disabledAt), isNull(profiles.closedAt));

/** True of a person for whom an agent may act: their customer, who has not ended that. */
export const mayAct = (agentCode: string): SQL | undefined =>
  and(eq(agentCustomers.agentCode, agentCode), isNull(agentCustomers.actingEndedAt));

/** Says whether an agent may act in an account at this moment: what they asked its owner counts as long. */
export async function isActing(db: Db, profileId: string, agentCode: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(and(eq(profiles.id, profileId), mayAct(agentCode)));
  return found.length > 0;
}

/** Selects the ids of those accounts. */
export const accountsOfAgent = (db: Db, agentCode: string) =>
  db
    .select({ id: profiles.id })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(ofAgent(agentCode));

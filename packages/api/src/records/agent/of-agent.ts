import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, users } from '#db/schema/index.js';

/** The open accounts of the customers of an agent, to be selected from. */
export const ofAgent = (agentCode: string): SQL | undefined =>
  and(eq(agentCustomers.agentCode, agentCode), isNull(users.disabledAt), isNull(profiles.closedAt));

/** Selects the ids of those accounts. */
export const accountsOfAgent = (db: Db, agentCode: string) =>
  db
    .select({ id: profiles.id })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(ofAgent(agentCode));

import { addPaise, type Paise } from '@prosperx/core/money';
import { and, asc, eq, min, type SQL } from 'drizzle-orm';
import { type Db, isOneOf } from '#db/db.js';
import { agentCustomers, customerFamilies, profiles, users } from '#db/schema/index.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { holdingsOf } from './customer-book.js';

/** Selects the accounts that an agent grouped in a family of some kind. */
export const inFamily = (db: Db, agentCode: string, which: SQL) =>
  db
    .select({ id: customerFamilies.profileId })
    .from(customerFamilies)
    .where(and(eq(customerFamilies.agentCode, agentCode), which));

/** The families of an agent that have a customer, in the order of letters, each with one of its accounts. */
export async function familyList(db: Db, agentCode: string) {
  const memberId = min(customerFamilies.profileId);
  const rows = await db
    .select({ name: customerFamilies.family, memberId })
    .from(customerFamilies)
    .innerJoin(profiles, eq(profiles.id, customerFamilies.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(eq(customerFamilies.agentCode, agentCode), ofAgent(agentCode)))
    .groupBy(customerFamilies.family)
    .orderBy(asc(customerFamilies.family));
  return rows.map(({ name, memberId: id }) => ({ name, memberId: id ?? '' }));
}

/** The names of these families. */
export const knownFamilies = async (db: Db, agentCode: string): Promise<string[]> =>
  (await familyList(db, agentCode)).map(({ name }) => name);

/** The family of each of some accounts; one that is in none is left out. */
export async function familiesOf(
  db: Db,
  agentCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ profileId: customerFamilies.profileId, family: customerFamilies.family })
    .from(customerFamilies)
    .where(and(eq(customerFamilies.agentCode, agentCode), isOneOf(customerFamilies.profileId, ids)));
  return new Map(rows.map(({ profileId, family }) => [profileId, family]));
}

/** What all accounts of a family hold at the last NAVs. */
export async function familyAum(db: Db, agentCode: string, family: string): Promise<Paise> {
  const members = await inFamily(db, agentCode, eq(customerFamilies.family, family));
  const ids = members.map(({ id }) => id);
  const holdings = holdingsOf(db, agentCode, ids);
  const rows = await db.select({ aum: holdings.aum }).from(holdings);
  return addPaise(...rows.map(({ aum }) => aum));
}

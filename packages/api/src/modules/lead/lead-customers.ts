import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, users } from '#db/schema/index.js';
import { mayAct } from '#records/agent/of-agent.js';
import type { LeadRow } from './store-lead.js';

type Hash = LeadRow['mobileHash'];

const among = (db: Db, whose: SQL | undefined, hashes: readonly Hash[]) =>
  db
    .select({ mobileHash: users.mobileHash })
    .from(users)
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(whose, inArray(users.mobileHash, [...hashes]), isNull(users.disabledAt)));

/** Which of the mobiles, by their lookups, an advisor is told to be those of customers: of whoever has ended their right to act nothing is said. */
export async function customersAmong(db: Db, agentCode: string, hashes: readonly Hash[]): Promise<ReadonlySet<string>> {
  const found = await among(db, mayAct(agentCode), hashes);
  return new Set(found.map(({ mobileHash }) => mobileHash));
}

/** Says whether a mobile is that of any customer of an advisor, who need not be told. */
export async function isOfCustomer(db: Db, { agentCode, mobileHash }: LeadRow): Promise<boolean> {
  return (await among(db, eq(agentCustomers.agentCode, agentCode), [mobileHash])).length > 0;
}

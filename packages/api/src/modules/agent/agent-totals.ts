import { paise, type Paise } from '@prosperx/core/money';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, ledgerEntries, profiles, schemes } from '#db/schema/index.js';

export interface AgentTotals {
  readonly customerCount: number;
  readonly totalAUM: Paise;
}

// thousandths of a unit × 1e-8 rupee, in paise; each position to the nearest paisa, as core's worthOf has it
const worth = sql`round(sum(${ledgerEntries.units})::numeric * ${schemes.latestNav} / 1000000000)`;

/** How many customers an advisor has, and what all their folios are worth at the last NAVs: the sum of their portfolios. */
export async function agentTotals(db: Db, agentCode: string): Promise<AgentTotals> {
  const positions = db
    .select({ worth: worth.as('worth') })
    .from(agentCustomers)
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.profileId, profiles.id))
    .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
    .where(eq(agentCustomers.agentCode, agentCode))
    .groupBy(ledgerEntries.folioId, schemes.id, schemes.latestNav)
    .as('positions');
  const [row] = await db.select({ total: sql`coalesce(sum(${positions.worth}), 0)`.mapWith(Number) }).from(positions);
  const customerCount = await db.$count(agentCustomers, eq(agentCustomers.agentCode, agentCode));
  return { customerCount, totalAUM: paise(row?.total ?? 0) };
}

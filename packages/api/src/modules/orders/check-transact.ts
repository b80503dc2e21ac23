import { PxError } from '@prosperx/core/errors';
import {
  canTransact,
  isKycStatus,
  type Transaction,
  type TransactRefusal,
  transactRefusalText,
} from '@prosperx/core/kyc';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Context, subjectOf } from '#context.js';
import type { Db } from '#db/db.js';
import { agentCustomers, agents, folios, ledgerEntries, orders, profiles, schemes } from '#db/schema/index.js';

/** What is to be done, and with whose fund. */
export interface WantedTransaction {
  readonly transaction: Transaction;
  readonly fundHouse: string;
}

/** Why it may not be done, and with which fund house. */
interface RefusedTransaction {
  readonly reason: TransactRefusal;
  readonly fundHouse: string;
}

/** Fund houses in which a profile holds units, or has an order that is paid. */
async function fundHousesOf(db: Db, profileId: string): Promise<ReadonlySet<string>> {
  const held = await db
    .select({ fundHouse: folios.fundHouse })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .where(eq(ledgerEntries.profileId, profileId))
    .groupBy(folios.id, folios.fundHouse)
    .having(gt(sql`sum(${ledgerEntries.units})`, 0));
  const paid = await db
    .selectDistinct({ fundHouse: schemes.fundHouse })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(and(eq(orders.profileId, profileId), eq(orders.paymentState, 'paid')));
  return new Set([...held, ...paid].map(({ fundHouse }) => fundHouse));
}

/** Whether he is the customer of one advisor alone, who may not transact. An advisor who acts himself is stopped before any call. */
async function isHeldByAgent(db: Db, userId: string): Promise<boolean> {
  const [agent] = await db
    .select({ mayTransact: agents.mayTransact })
    .from(agentCustomers)
    .innerJoin(agents, eq(agents.code, agentCustomers.agentCode))
    .where(and(eq(agentCustomers.userId, userId), eq(agentCustomers.direct, false)));
  return agent?.mayTransact === false;
}

/** The first of several transactions that an account holder may not make; null: he may make them all. What he may, core's `canTransact` decides. Throws `signed_out` where there is no such profile. */
export async function transactRefusalOf(
  db: Db,
  profileId: string,
  wanted: readonly WantedTransaction[],
): Promise<RefusedTransaction | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) throw new PxError('signed_out');
  const transactor = { ...profile, agentNotAllowed: await isHeldByAgent(db, profile.userId) };
  const kyc = isKycStatus(profile.kycStatus) ? profile.kycStatus : null;
  const known = await fundHousesOf(db, profileId);
  for (const { transaction, fundHouse } of wanted) {
    const reason = canTransact(transactor, kyc, transaction, !known.has(fundHouse));
    if (reason) return { reason, fundHouse };
  }
  return null;
}

/** What a call throws that is refused for this reason. */
export function refusedFor({ reason, fundHouse }: RefusedTransaction): PxError {
  if (reason === 'not_onboarded' || reason === 'agent_not_allowed') return new PxError(reason);
  return new PxError('kyc_refused', { message: transactRefusalText[reason], data: { reason, fundHouse } });
}

/** Throws unless the account holder may do all of it. Every order call asks here. */
export async function checkTransact(ctx: Context, wanted: readonly WantedTransaction[]): Promise<void> {
  const refusal = await transactRefusalOf(ctx.db, subjectOf(ctx).profileId, wanted);
  if (refusal) throw refusedFor(refusal);
}

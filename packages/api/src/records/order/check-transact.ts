import type { InvestmentType } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import {
  canTransact,
  isKycStatus,
  type Transaction,
  type TransactRefusal,
  transactRefusalText,
} from '@prosperx/core/kyc';
import { orderKindOf } from '@prosperx/core/order';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import {
  agentCustomers,
  agents,
  folios,
  ledgerEntries,
  type MandateRow,
  mandates,
  orders,
  profiles,
  schemes,
} from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { checkCertified } from '#records/agent/certification.js';
import { isDeclared } from '#records/profile/repository.js';

/** A transaction that is asked for, and the fund house it is with. */
export interface RequestedTransaction {
  readonly transaction: Transaction;
  readonly fundHouse: string;
}

/** Returns the transactions that must be permitted for orders, as `checkTransact` takes them. */
export const requestedTransactions = (
  rows: readonly { readonly investmentType: InvestmentType; readonly fundHouse: string }[],
): RequestedTransaction[] =>
  rows.map(({ investmentType, fundHouse }) => ({ transaction: orderKindOf(investmentType), fundHouse }));

/** The reason for which a transaction is refused, and the fund house it was with. */
interface RefusedTransaction {
  readonly reason: TransactRefusal;
  readonly fundHouse: string;
}

/** Returns the fund houses in which a profile holds units or has an order that is paid. */
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

const isCustomer = and(eq(agentCustomers.userId, profiles.userId), eq(agentCustomers.direct, false));
const isTransactor = eq(profiles.id, sql.placeholder('profileId'));

const transactor = preparedOnce((db) =>
  db
    .select({ profile: profiles, mayTransact: agents.mayTransact })
    .from(profiles)
    .leftJoin(agentCustomers, isCustomer)
    .leftJoin(agents, eq(agents.code, agentCustomers.agentCode))
    .where(isTransactor)
    .prepare(''),
);

const transactorWithMandates = preparedOnce((db) =>
  db
    .select({ profile: profiles, mayTransact: agents.mayTransact, mandate: mandates })
    .from(profiles)
    .leftJoin(agentCustomers, isCustomer)
    .leftJoin(agents, eq(agents.code, agentCustomers.agentCode))
    .leftJoin(mandates, and(eq(mandates.profileId, profiles.id), eq(mandates.state, 'approved')))
    .where(isTransactor)
    .prepare(''),
);

/** A profile; `mayTransact` is false where its owner is the customer of one advisor alone, who may not transact. An advisor who acts is stopped before any call. */
export interface Transactor {
  readonly profile: typeof profiles.$inferSelect;
  readonly mayTransact: boolean | null;
}

async function transactorOf(db: Db, profileId: string): Promise<Transactor> {
  const [found] = await transactor(db).execute({ profileId });
  if (!found) throw new PxError('signed_out');
  return found;
}

/** Reads who transacts, and their approved mandates, by one statement: each instalment asks for both, twice. Throws `signed_out` where there is no such profile. */
export async function readTransactor(
  db: Db,
  profileId: string,
): Promise<Transactor & { readonly mandates: readonly MandateRow[] }> {
  const rows = await transactorWithMandates(db).execute({ profileId });
  const [found] = rows;
  if (!found) throw new PxError('signed_out');
  return { ...found, mandates: rows.flatMap(({ mandate }) => mandate ?? []) };
}

/**
 * Returns the first of several transactions that core's `canTransact` refuses the account holder; null when they may make them all. Throws
 * `signed_out` where there is no such profile.
 * @param isRunning true for what was begun before, such as the instalments of a SIP: no new declaration is asked for it
 */
export async function transactRefusalOf(
  db: Db,
  profileId: string,
  wanted: readonly RequestedTransaction[],
  isRunning = false,
): Promise<RefusedTransaction | null> {
  return refusalOf(db, await transactorOf(db, profileId), wanted, isRunning);
}

/** The same for a profile that is read already. */
export async function refusalOf(
  db: Db,
  { profile, mayTransact }: Transactor,
  wanted: readonly RequestedTransaction[],
  isRunning: boolean,
): Promise<RefusedTransaction | null> {
  const agentNotAllowed = mayTransact === false;
  const isFatcaDeclared = isRunning || isDeclared(profile);
  const kyc = isKycStatus(profile.kycStatus) ? profile.kycStatus : null;
  const refusalWith = (known: ReadonlySet<string>): RefusedTransaction | null => {
    for (const { transaction, fundHouse } of wanted) {
      const reason = canTransact(
        { ...profile, isFatcaDeclared, agentNotAllowed },
        kyc,
        transaction,
        !known.has(fundHouse),
      );
      if (reason) return { reason, fundHouse };
    }
    return null;
  };
  const refusal = refusalWith(new Set());
  // most may invest anywhere: what is held is read where it decides
  return refusal?.reason === 'kyc_new_fund_house' ? refusalWith(await fundHousesOf(db, profile.id)) : refusal;
}

/** Returns the error of a call that is refused for this reason. */
export function refusedFor({ reason, fundHouse }: RefusedTransaction): PxError {
  if (reason === 'not_onboarded' || reason === 'agent_not_allowed') return new PxError(reason);
  return new PxError('kyc_refused', { message: transactRefusalText[reason], data: { reason, fundHouse } });
}

/** Throws unless the account holder may make all of these transactions, and the advisor who makes them for one. Every order call goes through here. */
export async function checkTransact(ctx: Context, wanted: readonly RequestedTransaction[]): Promise<void> {
  if (wanted.some(({ transaction }) => transaction !== 'stop')) await checkCertified(ctx);
  const refusal = await transactRefusalOf(ctx.db, subjectOf(ctx).profileId, wanted);
  if (refusal) throw refusedFor(refusal);
}

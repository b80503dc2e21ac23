import { type BankAccount, MAX_BANK_ACCOUNTS, redemptionAccount, redemptionsAsDefault } from '@prosperx/core/bank';
import { maskAccount } from '@prosperx/core/format';
import { OPEN_PAYMENT_STATES } from '@prosperx/core/payment';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { bankAccounts, mandates, payments, refunds } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { liveSips } from '#records/sip/live-sips.js';

export type BankRow = typeof bankAccounts.$inferSelect;

/** What still needs an account. */
export interface Dependents {
  readonly mandates: number;
  readonly sips: number;
  /** Payments under way, and money on its way back. */
  readonly payments: number;
}

const NONE: Dependents = { mandates: 0, sips: 0, payments: 0 };

/** The mandates of a profile that debit an account, or will once they are approved. */
const liveMandates = (profileId: string) =>
  and(eq(mandates.profileId, profileId), inArray(mandates.state, ['created', 'unknown', 'pending', 'approved']));

/**
 * Makes an account the default one: payments are made from it at once, redemptions go to it after the days of cooling, and until then to
 * the account before. Returns the day from which they do.
 */
export async function makeDefault(
  tx: Db,
  { clock }: Pick<Services, 'clock'>,
  { id, profileId }: Pick<BankRow, 'id' | 'profileId'>,
  former: 'kept' | 'replaced',
): Promise<BusinessDate> {
  const today = businessDateAt(clock.now());
  const rows = await allAccounts(tx, profileId);
  const account = rows.find((row) => row.id === id);
  if (!account) throw new Error('an account to become the default does not exist');
  const before = rows.find(({ isDefault }) => isDefault);
  const redemptionsFrom = redemptionsAsDefault(account, rows, { addedOn: businessDateAt(account.createdAt), today });
  if (before && before.id !== id) {
    await keepMandatesOn(tx, profileId, before.id);
    const state = former === 'replaced' ? 'replaced' : before.state;
    await tx.update(bankAccounts).set({ isDefault: false, state }).where(eq(bankAccounts.id, before.id));
  }
  // of several acts of one day the last counts: no other account begins on a day that is ahead, nor on that of this one
  const { redemptionsFrom: day } = bankAccounts;
  const isUndone = and(eq(bankAccounts.profileId, profileId), or(gt(day, today), gte(day, redemptionsFrom)));
  await tx.update(bankAccounts).set({ redemptionsFrom: null }).where(isUndone);
  const now = { isDefault: true, state: 'active' as const, redemptionsFrom };
  await tx.update(bankAccounts).set(now).where(eq(bankAccounts.id, id));
  return redemptionsFrom;
}

/**
 * Has a profile whose default account is under review, was refused or does not exist use its newest verified one; where there is none, a
 * refused one is the default no longer. Returns the day from which redemptions go to the account that became the default; null: none did.
 */
export async function settleDefault(
  tx: Db,
  services: Pick<Services, 'clock'>,
  profileId: string,
): Promise<BusinessDate | null> {
  const rows = await allAccounts(tx, profileId);
  const present = rows.find(({ isDefault }) => isDefault);
  if (present?.state === 'active') return null;
  const verified = rows.find(({ state }) => state === 'active');
  if (verified) return makeDefault(tx, services, verified, 'kept');
  if (present?.state === 'replaced') {
    await keepMandatesOn(tx, profileId, present.id);
    await tx.update(bankAccounts).set({ isDefault: false }).where(eq(bankAccounts.id, present.id));
  }
  return null;
}

/** Gives the account that it debits to each mandate of which that is not known: the one that was the default. */
async function keepMandatesOn(tx: Db, profileId: string, bankAccountId: string): Promise<void> {
  await tx
    .update(mandates)
    .set({ bankAccountId })
    .where(and(liveMandates(profileId), isNull(mandates.bankAccountId)));
}

/** Counts what needs each account of a profile. SIPs without a mandate of their own are debited by the one with the highest limit. */
async function dependentsOf(db: Db, profileId: string, defaultId: string | undefined) {
  const found = new Map<string, Dependents>();
  const add = (accountId: string | null | undefined, more: Partial<Dependents>) => {
    if (!accountId) return;
    const before = found.get(accountId) ?? NONE;
    const sum = (name: keyof Dependents) => before[name] + (more[name] ?? 0);
    found.set(accountId, { mandates: sum('mandates'), sips: sum('sips'), payments: sum('payments') });
  };
  const live = await db
    .select({ id: mandates.id, bankAccountId: mandates.bankAccountId })
    .from(mandates)
    .where(liveMandates(profileId))
    .orderBy(desc(mandates.limit), asc(mandates.createdAt));
  const accountOf = (mandateId: string | null) => {
    const mandate = live.find(({ id }) => id === mandateId) ?? live[0];
    return mandate && (mandate.bankAccountId ?? defaultId);
  };
  for (const { bankAccountId } of live) add(bankAccountId ?? defaultId, { mandates: 1 });
  for (const { mandateId } of await liveSips(db, profileId)) add(accountOf(mandateId), { sips: 1 });
  const moving = await db
    .select({ bankAccountId: payments.bankAccountId })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'due')))
    .where(
      and(
        eq(payments.profileId, profileId),
        isNotNull(payments.bankAccountId),
        or(inArray(payments.state, [...OPEN_PAYMENT_STATES, 'refund_due']), isNotNull(refunds.id)),
      ),
    );
  for (const { bankAccountId } of moving) add(bankAccountId, { payments: 1 });
  return (accountId: string) => found.get(accountId) ?? NONE;
}

/** Reads every account that a profile ever had, the default one first: of two that redemptions go to since one day, that is the one. */
export function allAccounts(db: Db, profileId: string): Promise<BankRow[]> {
  return db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.profileId, profileId))
    .orderBy(desc(bankAccounts.isDefault), asc(sql`${bankAccounts.state} = 'replaced'`), desc(bankAccounts.createdAt));
}

/** An account with what needs it, and whether redemptions go to it today. */
export interface KnownAccount extends Dependents {
  readonly row: BankRow;
  readonly isForRedemptions: boolean;
}

const isNeeded = ({ isForRedemptions, mandates: mandateCount, sips, payments: open }: Omit<KnownAccount, 'row'>) =>
  isForRedemptions || mandateCount + sips + open > 0;

/** Tells whether the exchange must know an account: under review it is one that payments are made from, or that something depends on. */
export const isInUse = ({ row, ...needs }: KnownAccount): boolean =>
  row.state === 'active' || row.isDefault || isNeeded(needs);

/** Reads the accounts of a profile, the default one first. A replaced one is among them until nothing needs it any more. */
export async function readAccounts(db: Db, profileId: string, today: BusinessDate): Promise<KnownAccount[]> {
  const rows = await allAccounts(db, profileId);
  const dependents = await dependentsOf(db, profileId, rows.find(({ isDefault }) => isDefault)?.id);
  const redeemed = redemptionAccount(rows, today);
  return rows
    .map((row) => ({ row, isForRedemptions: row.id === redeemed?.id, ...dependents(row.id) }))
    .filter(({ row, ...needs }) => row.state !== 'replaced' || isNeeded(needs));
}

/**
 * Says whether the exchange's client master has room for an account beside all others. One that was replaced counts as long as something
 * needs it: the exchange debits and pays no account that it does not know.
 */
export const hasRoom = (known: readonly KnownAccount[], id: string | undefined): boolean =>
  known.filter(({ row }) => row.id !== id).length < MAX_BANK_ACCOUNTS;

/** Returns the accounts of a profile as their owner sees them. */
export async function viewAccounts(
  { db, crypto, clock }: Pick<Services, 'db' | 'crypto' | 'clock'>,
  profileId: string,
): Promise<BankAccount[]> {
  const today = businessDateAt(clock.now());
  const known = await readAccounts(db, profileId, today);
  return known.map(({ row, isForRedemptions, mandates: mandateCount, sips: sipCount }) => ({
    bankAccountId: row.id,
    account: maskAccount(crypto.open(bankAccounts.account, row)),
    bankName: row.bankName,
    branchName: row.branchName,
    ifsc: row.ifsc,
    bankAccountType: row.accountType,
    state: row.state,
    isDefault: row.isDefault,
    isForRedemptions,
    redemptionsFrom: row.redemptionsFrom !== null && row.redemptionsFrom > today ? row.redemptionsFrom : null,
    mandates: mandateCount,
    sips: sipCount,
  }));
}

import type { BankAccountType, Branch } from '@prosperx/core/bank';
import { maskAccount } from '@prosperx/core/format';
import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, type Subject, withDb } from '#context.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { bankAccounts, profiles } from '#db/schema/index.js';
import { checkUnlocked, lockedProfile } from '#modules/profile/repository.js';
import type { Services } from '#services.js';

export interface Linked {
  readonly account: string;
  readonly branch: Branch;
  /** null when the account is linked without a check, since the bank did not answer. */
  readonly holderName: string | null;
}

type Row = typeof bankAccounts.$inferInsert;

function rowOf({ crypto, clock }: Context, id: string, { account, branch, holderName }: Linked) {
  const now = clock.now();
  return {
    account: crypto.seal(bankAccounts.account, id, account),
    ifsc: branch.ifsc,
    bankName: branch.bank,
    branchName: branch.branch,
    holderName: holderName === null ? null : crypto.seal(bankAccounts.holderName, id, holderName),
    isDefault: true,
    verifiedAt: holderName === null ? null : now,
    bypassedAt: holderName === null ? now : null,
  } satisfies Partial<Row>;
}

/** Makes an account the one of a profile during onboarding. One after another for a profile: two at once would both become it. */
export async function linkAccount(ctx: Context, profileId: string, linked: Linked): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    checkUnlocked(await lockedProfile(tx, profileId));
    await replaceAccount(tx, ctx, profileId, linked);
  });
}

/** Makes an account the one of a profile, under its lock. `accountType` is left out where it is chosen later. */
export async function replaceAccount(
  tx: Db,
  ctx: Context,
  profileId: string,
  { accountType, ...linked }: Linked & { readonly accountType?: BankAccountType },
): Promise<void> {
  const accountHash = ctx.crypto.lookup('account', linked.account);
  await tx
    .update(profiles)
    .set({ revision: sql`${profiles.revision} + 1` })
    .where(eq(profiles.id, profileId));
  const others = and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.isDefault, true));
  await tx.update(bankAccounts).set({ isDefault: false }).where(others);
  const same = and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.accountHash, accountHash));
  const [known] = await tx.select({ id: bankAccounts.id }).from(bankAccounts).where(same);
  const id = known?.id ?? newId('bnk');
  const row = { ...rowOf(ctx, id, linked), ...(accountType && { accountType }) };
  await tx
    .insert(bankAccounts)
    .values({ id, profileId, accountHash, ...row, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: bankAccounts.id, set: row });
  const details = { verified: row.verifiedAt !== null };
  await audit(withDb(ctx, tx), { action: 'bank_account.linked', details });
}

interface LinkedAccount {
  readonly account: string;
  readonly ifsc: string;
  /** The holder's name as the bank writes it; null: linked without a check. */
  readonly holderName: string | null;
}

/** The account of a profile; null while it has none. */
export async function linkedAccount({ db, crypto }: Context, { profileId }: Subject): Promise<LinkedAccount | null> {
  const own = and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.isDefault, true));
  const [row] = await db.select().from(bankAccounts).where(own);
  if (!row) return null;
  const holderName = row.verifiedAt ? crypto.open(bankAccounts.holderName, row) : null;
  return { account: crypto.open(bankAccounts.account, row), ifsc: row.ifsc, holderName };
}

/** Returns the number in full: a person who is shown their account masked has no more of it to send back. */
export function unmaskAccount(accNo: string, ifsc: string, linked: LinkedAccount | null): string {
  const isLinked = linked !== null && accNo === maskAccount(linked.account) && ifsc === linked.ifsc;
  return isLinked ? linked.account : accNo;
}

/** The account that a profile pays from; undefined where none is linked. */
export async function defaultBankAccountRow(db: Db, profileId: string) {
  const [bank] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.profileId, profileId))
    .orderBy(desc(bankAccounts.isDefault), desc(bankAccounts.createdAt))
    .limit(1);
  return bank;
}

/** The bank that a profile pays from, its account masked; null where none is linked. */
export async function defaultBankAccount({ db, crypto }: Pick<Services, 'db' | 'crypto'>, profileId: string) {
  const bank = await defaultBankAccountRow(db, profileId);
  return bank ? { name: bank.bankName, account: maskAccount(crypto.open(bankAccounts.account, bank)) } : null;
}

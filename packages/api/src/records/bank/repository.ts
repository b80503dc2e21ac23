import { type AccountCheck, type Branch, isSameName, needsCheque } from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { maskAccount } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { bankAccounts, files, profiles } from '#db/schema/index.js';
import { type Context, type Subject, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { checkUnlocked, lockedProfile, nameOnPan, type ProfileRow } from '#records/profile/repository.js';
import type { BankRow } from './accounts.js';

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
    verifiedAt: holderName === null ? null : now,
    bypassedAt: holderName === null ? now : null,
  } satisfies Partial<Row>;
}

/**
 * Keeps an account of a profile, under its lock: one that was there before is taken up again, as new. The same number with another IFSC is
 * another account: the one in use stays as it is, whatever comes of the new one. `accountType` is left out where it is chosen later.
 */
export async function saveAccount(
  tx: Db,
  ctx: Context,
  profileId: string,
  { accountType, state, ...linked }: Linked & Pick<Row, 'accountType'> & { readonly state: BankRow['state'] },
): Promise<BankRow> {
  const accountHash = ctx.crypto.lookup('account', linked.account);
  const same = and(
    eq(bankAccounts.profileId, profileId),
    eq(bankAccounts.accountHash, accountHash),
    eq(bankAccounts.ifsc, linked.branch.ifsc),
  );
  const [known] = await tx.select({ id: bankAccounts.id }).from(bankAccounts).where(same);
  const id = known?.id ?? newId('bnk');
  const createdAt = ctx.clock.now();
  const row = { ...rowOf(ctx, id, linked), state, createdAt, ...(accountType && { accountType }) };
  const [kept] = await tx
    .insert(bankAccounts)
    .values({ id, profileId, accountHash, ...row })
    .onConflictDoUpdate({ target: bankAccounts.id, set: row })
    .returning();
  if (!kept) throw new Error('an account was not kept');
  const details = { verified: row.verifiedAt !== null, state };
  await audit(withDb(ctx, tx), { action: 'bank_account.linked', objectId: id, details });
  return kept;
}

/** Returns what is known of an account of a profile: whether its bank has named a holder, and whom where that is not its owner. */
export function accountCheck({ crypto }: Pick<Services, 'crypto'>, profile: ProfileRow, bank: BankRow): AccountCheck {
  const holder = crypto.open(bankAccounts.holderName, bank);
  return {
    isBankUnchecked: bank.verifiedAt === null && bank.bypassedAt !== null,
    otherNameAtBank: holder === null || isSameName(nameOnPan(profile), holder) ? null : holder,
  };
}

/** The cheque that onboarding asked a profile for. */
export const chequeOfOnboarding = (profileId: string | typeof profiles.id): SQL | undefined =>
  and(eq(files.profileId, profileId), eq(files.kind, 'cheque'), isNull(files.deletedAt));

/**
 * Keeps the cheque that was given for the account before as a file of its own: it shows nothing of another account. Where none was asked for,
 * one that came after that account was linked is for the other one, which is filled in from it.
 */
async function leaveCheque(tx: Db, ctx: Context, profile: ProfileRow, former: BankRow): Promise<void> {
  const isGivenBefore = lt(files.createdAt, former.createdAt);
  const isCheque = chequeOfOnboarding(profile.id);
  const isFormers = needsCheque(accountCheck(ctx, profile, former)) ? isCheque : and(isCheque, isGivenBefore);
  // of kind `other` an owner may have several
  await tx.update(files).set({ kind: 'other' }).where(isFormers);
}

/** Makes an account the only one of a profile during onboarding. One after another for a profile: two at once would both become it. */
export async function linkAccount(ctx: Context, profileId: string, linked: Linked): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const profile = await lockedProfile(tx, profileId);
    checkUnlocked(profile);
    const isDefault = and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.isDefault, true));
    const [former] = await tx.select().from(bankAccounts).where(isDefault);
    await tx
      .update(profiles)
      .set({ revision: sql`${profiles.revision} + 1` })
      .where(eq(profiles.id, profileId));
    const others = { isDefault: false, state: 'replaced' as const, redemptionsFrom: null };
    await tx.update(bankAccounts).set(others).where(eq(bankAccounts.profileId, profileId));
    const { id } = await saveAccount(tx, ctx, profileId, { ...linked, state: 'active' });
    if (former && former.id !== id) await leaveCheque(tx, ctx, profile, former);
    const redemptionsFrom = businessDateAt(ctx.clock.now());
    await tx.update(bankAccounts).set({ isDefault: true, redemptionsFrom }).where(eq(bankAccounts.id, id));
  });
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

/** Returns the accounts that a profile may pay from, the default one first: of those under review that of onboarding alone, which is the default one. */
export function payableAccounts(db: Db, profileId: string): Promise<BankRow[]> {
  const isFirst = and(eq(bankAccounts.state, 'review'), eq(bankAccounts.isDefault, true));
  return db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.profileId, profileId), or(eq(bankAccounts.state, 'active'), isFirst)))
    .orderBy(desc(bankAccounts.isDefault), desc(bankAccounts.createdAt));
}

/** Tells whether an account of a profile is under review. */
export const hasAccountInReview = async (db: Db, profileId: string): Promise<boolean> =>
  (await db.$count(bankAccounts, and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.state, 'review')))) > 0;

/** Tells whether a profile has, or once had, an account. */
export const hadAccount = async (db: Db, profileId: string): Promise<boolean> =>
  (await db.$count(bankAccounts, eq(bankAccounts.profileId, profileId))) > 0;

/**
 * Returns the account that a payment is made from: the one that is named, else the default one; null where the payer never had any. Throws
 * `bank_account_unknown` for one that is not theirs, and `bank_account_missing` where none is in use any more.
 */
export async function payingAccount(db: Db, profileId: string, bankAccountId: string | null): Promise<BankRow | null> {
  const accounts = await payableAccounts(db, profileId);
  const account = bankAccountId === null ? accounts[0] : accounts.find(({ id }) => id === bankAccountId);
  if (account) return account;
  if (accounts.length === 0 && (await hadAccount(db, profileId))) throw new PxError('bank_account_missing');
  if (bankAccountId !== null) throw new PxError('bank_account_unknown');
  return null;
}

/** Returns an account by its id, in use or not. */
export async function accountOf(db: Db, bankAccountId: string): Promise<BankRow | null> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
  return row ?? null;
}

/** Returns how an account is named to its owner: the bank, and the masked number. */
export function namedAccount(crypto: Services['crypto'], row: BankRow) {
  return { name: row.bankName, account: maskAccount(crypto.open(bankAccounts.account, row)) };
}

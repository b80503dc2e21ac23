import {
  type Branch,
  checkBankAccount,
  type checkBankAccountStatus as statusCall,
  checkIfsc,
  isSameName,
  tidyIfsc,
  type verifyBankAccount as verifyCall,
} from '@prosperx/core/bank';
import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { businessDateAt, DAY } from '@prosperx/core/time';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { bankAccounts, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, type Subject, subjectOf } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import type { AccountAnswer } from '#providers/bank/port.js';
import { linkAccount, linkedAccount, unmaskAccount } from '#records/bank/repository.js';
import { recheckKyc } from '#records/kyc/check-kyc.js';
import { isIdentityHiddenFrom } from '#records/profile/masked-numbers.js';
import { checkUnlocked, isPanProven, nameOnPan, type ProfileRow } from '#records/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { findBranch } from './search-ifsc.js';

/** Linked is what was verified, and what could not be since the bank did not answer. */
export const checkBankAccountStatus: Verb<typeof statusCall> = async ({ ctx }) => {
  const linked = and(
    eq(bankAccounts.profileId, subjectOf(ctx).profileId),
    eq(bankAccounts.isDefault, true),
    or(isNotNull(bankAccounts.verifiedAt), isNotNull(bankAccounts.bypassedAt)),
  );
  const found = await ctx.db.select({ id: bankAccounts.id }).from(bankAccounts).where(linked).limit(1);
  return found.length > 0;
};

/** The limits of verifications, each of which costs a rupee and a fee: for one person, and by one advisor in all accounts, who would else learn whose many numbers are. */
const VERIFICATIONS = { profile: { most: 10, within: DAY }, advisor: { most: 50, within: DAY } } as const;

const failures: Readonly<Record<Exclude<AccountAnswer['kind'], 'verified'>, ErrorCode>> = {
  wrongAccount: 'bank_account_wrong',
  wrongIfsc: 'ifsc_wrong',
  notActive: 'bank_account_inactive',
  serverDown: 'bank_server_down',
};

export interface GivenAccount {
  readonly account: string;
  readonly ifsc: string;
}

/** Returns an account as it is asked about. Throws `invalid_input` for what has not its form. */
export function tidied(input: { readonly accNo: string; readonly ifsc: string }): GivenAccount {
  const given = { account: input.accNo.trim(), ifsc: tidyIfsc(input.ifsc) };
  const wrong = { accNo: checkBankAccount(given.account), ifsc: checkIfsc(given.ifsc) };
  const fields = Object.entries(wrong).filter((entry): entry is [string, NonNullable<typeof wrong.ifsc>] => !!entry[1]);
  if (fields.length > 0) throw new PxError('invalid_input', { fields: Object.fromEntries(fields) });
  return given;
}

/** The branch; without its names when the look-up does not answer, since the bank is asked about it next. */
async function branchOf(ctx: Context, ifsc: string): Promise<Branch> {
  const unnamed = { ifsc, bank: '', branch: '', city: '' };
  const branch = await findBranch(ctx, ifsc).catch((error: unknown) => {
    if (error instanceof PxError && error.code === 'unavailable') return unnamed;
    throw error;
  });
  if (!branch) throw new PxError('ifsc_wrong');
  return branch;
}

/** Asks the bank whose account it is. Without an answer its server counts as down. */
export function askBank(
  { clock, crypto, log, providers }: Pick<Services, 'clock' | 'crypto' | 'log' | 'providers'>,
  profileId: string,
  name: string,
  given: GivenAccount,
  requestId?: string,
): Promise<AccountAnswer> {
  const day = businessDateAt(clock.now());
  const ref = crypto.lookup('bank-verification', [profileId, given.account, given.ifsc, day].join(' '));
  return providers.bankVerification.verify({ ref, name, ...given }).catch((error: unknown) => {
    log.warn('bank_verification_failed', { requestId, error });
    return { kind: 'serverDown' } as const;
  });
}

async function ask(ctx: Context, { profileId }: Subject, name: string, given: GivenAccount): Promise<AccountAnswer> {
  await consumeLimit(ctx, throttleKey(ctx, 'bank-verification', profileId), VERIFICATIONS.profile);
  if (ctx.actor.kind === 'advisor')
    await consumeLimit(ctx, throttleKey(ctx, 'bank-verification-by', ctx.actor.agentCode), VERIFICATIONS.advisor);
  return askBank(ctx, profileId, name, given, ctx.requestId);
}

/** The name at the bank, where this very account was verified before: it is not paid for twice. */
async function knownHolder(
  ctx: Context,
  { profileId }: Subject,
  { account, ifsc }: GivenAccount,
): Promise<string | null> {
  const same = and(
    eq(bankAccounts.profileId, profileId),
    eq(bankAccounts.accountHash, ctx.crypto.lookup('account', account)),
    eq(bankAccounts.ifsc, ifsc),
    isNotNull(bankAccounts.verifiedAt),
  );
  const [row] = await ctx.db.select().from(bankAccounts).where(same);
  return row ? ctx.crypto.open(bankAccounts.holderName, row) : null;
}

/**
 * Returns the branch of an account and who holds it; a holder of null: the bank does not answer. Throws what the bank refuses. For whoever
 * sees the account's numbers masked the bank is asked, and counted, about every one.
 */
export async function askHolder(ctx: Context, subject: Subject, name: string, given: GivenAccount) {
  const branch = await branchOf(ctx, given.ifsc);
  const known = isIdentityHiddenFrom(ctx, subject) ? null : await knownHolder(ctx, subject, given);
  const answer =
    known === null ? await ask(ctx, subject, name, given) : ({ kind: 'verified', holderName: known } as const);
  if (answer.kind !== 'verified' && answer.kind !== 'serverDown') throw new PxError(failures[answer.kind]);
  return { branch, holderName: answer.kind === 'verified' ? answer.holderName : null };
}

const namesOf = (name: string, holderName: string) => ({
  loggedInUserName: name,
  accountHolderName: holderName,
  nameMatches: isSameName(name, holderName),
});

/** Asks the registry whether the name at the bank proves the PAN, where nothing has yet. Returns the name of the account, which is that of the PAN then. */
async function nameAfterProof(ctx: Context, subject: Subject, profile: ProfileRow | undefined, name: string) {
  if (!profile?.pan || isPanProven(profile)) return name;
  const { kycName } = await recheckKyc(ctx, subject).catch((error: unknown) => {
    // the KYC page asks again
    ctx.log.warn('pan_not_proven', { requestId: ctx.requestId, error });
    return { kycName: '' };
  });
  return kycName || name;
}

/** Verifies the holder of an account and makes it the account of the profile; without an answer of the bank it is linked unchecked and the call fails with `bank_server_down`. */
export const verifyBankAccount: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const subject = subjectOf(ctx);
  checkUnlocked(subject);
  const linked = await linkedAccount(ctx, subject);
  const given = tidied({ ...input, accNo: unmaskAccount(input.accNo, input.ifsc, linked) });
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.id, subject.profileId));
  const name = nameOnPan(profile);
  if (linked?.holderName && linked.account === given.account && linked.ifsc === given.ifsc) {
    return { ...namesOf(name, linked.holderName), wasLinked: true };
  }
  const { branch, holderName } = await askHolder(ctx, subject, name, given);
  await linkAccount(ctx, subject.profileId, { account: given.account, branch, holderName });
  if (holderName === null) throw new PxError(failures.serverDown);
  return { ...namesOf(await nameAfterProof(ctx, subject, profile, name), holderName), wasLinked: false };
};

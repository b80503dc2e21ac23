import {
  type BankAccountType,
  type changeBankAccount as call,
  checkBankAccountType,
  type checkNewBankAccount as checkCall,
  type getBankAccounts as listCall,
  isSameName,
  redemptionsUntil,
  type updateBankAccount as updateCall,
} from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db, InTransaction } from '#db/db.js';
import { bankAccounts } from '#db/schema/index.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, type Subject, subjectOf, withDb } from '#kernel/context.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import {
  allAccounts,
  type BankRow,
  hasRoom,
  makeDefault,
  readAccounts,
  settleDefault,
  viewAccounts,
} from '#records/bank/accounts.js';
import { saveAccount } from '#records/bank/repository.js';
import { withdrawReview } from '#records/bank/reviews.js';
import { isIdentityHiddenFrom } from '#records/profile/masked-numbers.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { changeHash, profileChallenge } from '#records/profile/profile-challenge.js';
import { lockedProfile, nameOnPan, ownProfile, readProfile } from '#records/profile/repository.js';
import { notifyExchange } from './notify-exchange.js';
import { linkedNotice, queueReview, takeGivenCheque, withdrawFirst } from './review-bank-account.js';
import { askHolder, type GivenAccount, tidied } from './verify-bank-account.js';

/** The account holder, who must be registered: before that, onboarding has a step for it. */
function registered(ctx: Context, ucc: string): Subject {
  const subject = ownProfile(ctx, ucc);
  if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  return subject;
}

export const getBankAccounts: Verb<typeof listCall> = ({ ctx, input }) =>
  viewAccounts(ctx, ownProfile(ctx, input.ucc).profileId);

const isSameAccount = ({ crypto }: Context, row: BankRow, { account, ifsc }: GivenAccount) =>
  row.accountHash === crypto.lookup('account', account) && row.ifsc === ifsc;

/**
 * Throws `bank_account_known` for an account that the profile has, and `bank_accounts_full` where there is no room for one more. Whoever sees
 * the numbers masked is answered alike about each of them: its owner is told when they approve it.
 */
async function checkNew(ctx: Context, db: Db, subject: Subject, given: GivenAccount) {
  const known = await readAccounts(db, subject.profileId, businessDateAt(ctx.clock.now()));
  const same = isIdentityHiddenFrom(ctx, subject) ? undefined : known.find(({ row }) => isSameAccount(ctx, row, given));
  if (same?.row.state === 'active') throw new PxError('bank_account_known');
  if (!hasRoom(known, same?.row.id)) throw new PxError('bank_accounts_full');
}

/** Asks the bank whose account it is, by the name of the PAN. */
async function ask(ctx: Context, subject: Subject, given: GivenAccount) {
  const onPan = nameOnPan((await readProfile(ctx.db, subject.profileId)).profile);
  const { branch, holderName } = await askHolder(ctx, subject, onPan, given);
  return { branch, onPan, atBank: holderName, nameMatches: holderName !== null && isSameName(onPan, holderName) };
}

export const checkNewBankAccount: Verb<typeof checkCall> = async ({ ctx, input }) => {
  const subject = registered(ctx, input.ucc);
  const given = tidied(input);
  await checkNew(ctx, ctx.db, subject, given);
  const { branch: _, ...answer } = await ask(ctx, subject, given);
  return answer;
};

/**
 * Asks the bank about another account of a registered investor; resolves to what gives it to them in a transaction, at once where the bank
 * names them as its holder, and else once a person has compared the names with the cheque. The account before stays as long as mandates,
 * payments or redemptions need it.
 */
export async function prepareAccount(ctx: Context, input: InputOf<typeof call>): Promise<InTransaction<boolean>> {
  const subject = registered(ctx, input.ucc);
  const { profileId, userId } = subject;
  const { ticket, ucc: _, ...content } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'edit', changeHash(ctx, content)), ticket, content };
  await checkTicket(use);
  const given = tidied(input);
  throwFieldErrors({ bankAccountType: checkBankAccountType(input.bankAccountType) });
  const { branch, atBank: holderName, nameMatches } = await ask(ctx, subject, given);
  return async (tx) => {
    await lockedProfile(tx, profileId);
    if (!(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return nameMatches;
    await checkNew(ctx, tx, subject, given);
    const before = await allAccounts(tx, profileId);
    // jobs are locked before the audit, as where operators decide about them
    const same = before.find((one) => isSameAccount(ctx, one, given));
    if (same) await withdrawReview(tx, same.id, ctx.clock.now());
    if (nameMatches && input.kind === 'replace') await withdrawFirst(tx, ctx, before);
    const fileId = nameMatches ? null : await takeGivenCheque(tx, ctx, profileId);
    const accountType = input.bankAccountType as BankAccountType;
    const state = nameMatches ? 'active' : 'review';
    const row = await saveAccount(tx, ctx, profileId, {
      account: given.account,
      branch,
      holderName,
      accountType,
      state,
    });
    if (fileId !== null) {
      const inPlaceOf = before.filter(({ isDefault, state: was }) => isDefault || was === 'review').map(({ id }) => id);
      await queueReview(tx, ctx, userId, { profileId, bankAccountId: row.id, kind: input.kind, inPlaceOf, fileId });
      return nameMatches;
    }
    const isPlaced = input.kind === 'replace' || row.isDefault;
    const from = await (isPlaced ? makeDefault(tx, ctx, row, 'replaced') : settleDefault(tx, ctx, profileId));
    await notifyExchange(tx, ctx, profileId);
    await notifyOwner(tx, ctx, { change: row.isDefault ? 'first_bank_approved' : linkedNotice(ctx, from), userId });
    return nameMatches;
  };
}

export const changeBankAccount: Verb<typeof call> = async ({ ctx, input }) => {
  const nameMatches = await ctx.db.transaction(await prepareAccount(ctx, input));
  return { accounts: await viewAccounts(ctx, subjectOf(ctx).profileId), isInReview: !nameMatches };
};

/** Makes an account of a profile the default one, or removes one that is not. */
export const updateBankAccount: Verb<typeof updateCall> = async ({ ctx, input }) => {
  const subject = registered(ctx, input.ucc);
  const { profileId, userId } = subject;
  const { ticket, ucc: _, ...content } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'edit', changeHash(ctx, content)), ticket, content };
  await checkTicket(use);
  await ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    if (!(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return;
    const rows = await allAccounts(tx, profileId);
    const row = rows.find(({ id }) => id === input.bankAccountId);
    const isOpen = row?.state === 'active' || (row?.state === 'review' && input.action === 'remove');
    if (!row || row.isDefault || !isOpen) throw new PxError('bank_account_unknown');
    const from = input.action === 'default' ? await makeDefault(tx, ctx, row, 'kept') : null;
    if (from === null) {
      await tx.update(bankAccounts).set({ state: 'replaced' }).where(eq(bankAccounts.id, row.id));
      await withdrawReview(tx, row.id, ctx.clock.now());
    }
    await notifyExchange(tx, ctx, profileId);
    const details = { action: input.action };
    await audit(withDb(ctx, tx), { action: 'bank_account.updated', objectId: row.id, details });
    if (from !== null) return notifyOwner(tx, ctx, { change: linkedNotice(ctx, from), userId });
    const until = redemptionsUntil(row, rows, businessDateAt(ctx.clock.now()));
    await notifyOwner(tx, ctx, { change: 'bank_removed', userId, redemptionsUntil: until });
  });
  return viewAccounts(ctx, profileId);
};

import {
  type BankAccountType,
  type changeBankAccount as call,
  checkBankAccountType,
  isSameName,
} from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { isRegisteredWithBse } from '@prosperx/core/profile';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { type Context, withDb } from '#context.js';
import { mandates } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { throwFieldErrors } from '#modules/profile/contact.js';
import { viewProfile } from '#modules/profile/get-profile.js';
import { notifyOwner } from '#modules/profile/owner-notice.js';
import { changeHash, profileChallenge } from '#modules/profile/profile-otp.js';
import { queueRegistration } from '#modules/profile/register-client.js';
import { lockedProfile, nameOnPan, ownProfile, readProfile } from '#modules/profile/repository.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { defaultBankAccountRow, replaceAccount } from './repository.js';
import { askHolder, tidied } from './verify-bank-account.js';

async function mandatesElsewhere({ db }: Pick<Context, 'db'>, profileId: string): Promise<number> {
  const bank = await defaultBankAccountRow(db, profileId);
  const isElsewhere = or(isNull(mandates.bankAccountId), ne(mandates.bankAccountId, bank?.id ?? ''));
  return db.$count(mandates, and(eq(mandates.profileId, profileId), eq(mandates.state, 'approved'), isElsewhere));
}

/**
 * Gives a registered investor another account, of which the bank must say that it is theirs: nobody is there to look at a cheque, and
 * redemptions go to it. The former one stays known, since its mandates go on.
 */
export const changeBankAccount: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId, userId } = subject;
  if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  const { ticket, ucc: _, ...content } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'edit', changeHash(ctx, content)), ticket, content };
  await checkTicket(use);
  const given = tidied(input);
  throwFieldErrors({ bankAccountType: checkBankAccountType(input.bankAccountType) });
  const name = nameOnPan((await readProfile(ctx.db, profileId)).profile);
  const { branch, holderName } = await askHolder(ctx, subject, name, given);
  if (holderName === null) throw new PxError('unavailable');
  if (!isSameName(name, holderName)) throw new PxError('bank_account_of_another');
  await ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    if (!(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return;
    const accountType = input.bankAccountType as BankAccountType;
    await replaceAccount(tx, ctx, profileId, { account: given.account, branch, holderName, accountType });
    await queueRegistration(tx, ctx, profileId);
    await notifyOwner(tx, ctx, { change: 'bank', userId });
  });
  return { profile: await viewProfile(ctx, profileId), mandatesElsewhere: await mandatesElsewhere(ctx, profileId) };
};

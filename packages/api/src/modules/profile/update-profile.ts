import { PxError } from '@prosperx/core/errors';
import { emailFlagAfter, type updateProfile as call } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db, InTransaction } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { changeHash, profileChallenge } from '#records/profile/profile-challenge.js';
import { queueRegistration } from '#records/profile/registration-jobs.js';
import { lockedProfile, ownProfile, type ProfileRow } from '#records/profile/repository.js';
import { checkContact, type CheckedContact, checkShown, lockedAccounts, saveEmail } from './contact.js';
import { viewProfile } from './get-profile.js';

/** Checks other contact details of a registered investor; resolves to what stores them in a transaction. The ticket is used up only when all of it is stored. */
export async function prepareContact(ctx: Context, input: InputOf<typeof call>): Promise<InTransaction> {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId, userId } = subject;
  if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  const { ticket, shown, ucc: _, ...content } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'edit', changeHash(ctx, content)), ticket, content };
  await checkTicket(use);
  const contact = await checkContact(ctx, profileId, input);
  throwFieldErrors(contact.errors);
  return async (tx) => {
    const { email } = contact;
    const accounts = email === undefined ? [] : await lockedAccounts(tx, userId);
    const before = await lockedProfile(tx, profileId);
    await checkShown(tx, ctx, profileId, shown);
    if (!(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return;
    const isOtherEmail = email !== undefined && (await saveEmail(tx, ctx, { userId, email, isRegistered: true }));
    const { emailDeclaration: flag } = contact.change;
    const emailDeclaration = emailFlagAfter(before.emailDeclaration, { flag, isOther: isOtherEmail });
    await tx
      .update(profiles)
      .set({ ...contact.change, emailDeclaration, revision: sql`${profiles.revision} + 1` })
      .where(eq(profiles.id, profileId));
    if (isOtherEmail) await stateInOthers(tx, before, emailDeclaration);
    if (isMoved(ctx, before, contact.change)) await notifyOwner(tx, ctx, { change: 'address', userId });
    // the address is the person's, and the exchange has it in each of their accounts
    const others = isOtherEmail ? accounts.filter(({ id }) => id !== profileId).filter(isRegisteredWithBse) : [];
    for (const id of [profileId, ...others.map((other) => other.id)]) await queueRegistration(tx, ctx, id);
    await audit(withDb(ctx, tx), { action: 'profile.updated', objectId: profileId });
  };
}

/** Where a person's other accounts stated the same of their former email, they state the same of the new one. */
async function stateInOthers(tx: Db, before: ProfileRow, emailDeclaration: string): Promise<void> {
  const isOther = and(eq(profiles.userId, before.userId), ne(profiles.id, before.id), isNull(profiles.closedAt));
  await tx
    .update(profiles)
    .set({ emailDeclaration, revision: sql`${profiles.revision} + 1` })
    .where(and(isOther, eq(profiles.emailDeclaration, before.emailDeclaration)));
}

export const updateProfile: Verb<typeof call> = async ({ ctx, input }) => {
  await ctx.db.transaction(await prepareContact(ctx, input));
  return viewProfile(ctx, subjectOf(ctx).profileId);
};

/** Says whether a change of contact details, which are sent as a whole, says another address than before. */
function isMoved({ crypto }: Context, before: ProfileRow, { address, pincode }: CheckedContact['change']): boolean {
  const isOther =
    address && crypto.open(profiles.address, { ...before, address }) !== crypto.open(profiles.address, before);
  return !!isOther || (pincode !== undefined && pincode !== before.pincode);
}

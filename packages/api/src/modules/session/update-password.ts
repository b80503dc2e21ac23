import { PxError } from '@prosperx/core/errors';
import type { updatePassword as call } from '@prosperx/core/session';
import { audit } from '#audit/audit.js';
import { hashPassword } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { credentials, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { findUser, type FoundUser, isMappedToOtherAgent } from '#records/session/repository.js';
import { endSessionsOf } from '#records/session/start-session.js';
import { checkPasswordToSet } from './check-password.js';
import { logIn, repeatLogIn } from './log-in.js';
import { checkFields, parseMobile } from './login-fields.js';
import { resetGuesses } from './login-limits.js';
import { findTicket } from './login-otp.js';

/** Finds the person to whom the ticket belongs, who may know the state of their account. */
async function ownerOf(ctx: Context, mobile: string): Promise<FoundUser> {
  const user = await findUser(ctx, mobile);
  if (!user) throw new PxError('not_found');
  if (user.disabled) throw new PxError('account_closed');
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return user;
}

/** Keeps a password in place of the one before. */
export async function savePassword(tx: Db, userId: string, hash: string, changedAt: number): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, hash, changedAt })
    .onConflictDoUpdate({ target: credentials.userId, set: { hash, changedAt } });
}

export const updatePassword: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  checkFields({ password: await checkPasswordToSet(ctx.config, input.password, { mobile }) });
  const { ticket, password } = input;
  ctx.noteFactor('code');
  const use = await findTicket(ctx, mobile, ticket, 'password');
  const user = await ownerOf(ctx, mobile);
  const email = ctx.crypto.open(users.email, user) ?? undefined;
  checkFields({ password: await checkPasswordToSet(ctx.config, password, { mobile, email }) });
  const hash = await hashPassword(password);
  const now = ctx.clock.now();
  const isDone = await ctx.db.transaction(async (tx) => {
    if (!(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return false;
    await savePassword(tx, user.id, hash, now);
    await endSessionsOf(tx, user.id, now);
    await notifyOwner(tx, ctx, { change: 'password', userId: user.id });
    await audit({ ...ctx, db: tx }, { action: 'password.changed', objectId: user.id });
    return true;
  });
  if (!isDone) return repeatLogIn(ctx, { mobile, password, otherwise: 'otp_required' });
  await resetGuesses(ctx, 'password', mobile);
  return logIn(ctx, { ...user, passwordHash: hash });
};

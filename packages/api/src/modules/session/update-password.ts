import type { resetByPasskey as byPasskeyCall, TokenInfo, updatePassword as call } from '@prosperx/core/session';
import { audit } from '#audit/audit.js';
import { hashPassword } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { credentials, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { checkPasswordToSet } from '#records/session/check-password.js';
import { endSessionsOf } from '#records/session/start-session.js';
import { logIn, repeatLogIn } from './log-in.js';
import { checkFields, parseMobile } from './login-fields.js';
import { resetGuesses } from './login-limits.js';
import { findTicket } from './login-otp.js';
import { faultOfProof, ownerOfTicket, type SecondProof } from './reset-proof.js';

/** Keeps a password in place of the one before. */
export async function savePassword(tx: Db, userId: string, hash: string, changedAt: number): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, hash, changedAt })
    .onConflictDoUpdate({ target: credentials.userId, set: { hash, changedAt } });
}

interface Reset {
  readonly mobile: string;
  readonly password: string;
  /** The ticket of the code that went to the mobile. */
  readonly ticket: string;
}

/** Sets the password of a person who has none or forgot it, and signs them in. */
async function resetPassword(ctx: Context, given: Reset, proof: SecondProof): Promise<TokenInfo[]> {
  const { ticket, password } = given;
  const mobile = parseMobile(given.mobile);
  checkFields({ password: await checkPasswordToSet(ctx.config, password, { mobile }) });
  ctx.noteFactor('code');
  const use = await findTicket(ctx, mobile, ticket, 'password');
  const user = await ownerOfTicket(ctx, mobile);
  const email = ctx.crypto.open(users.email, user) ?? undefined;
  checkFields({ password: await checkPasswordToSet(ctx.config, password, { mobile, email }) });
  const fault = await faultOfProof(ctx, user, ticket, proof);
  const hash = await hashPassword(password);
  const now = ctx.clock.now();
  const isDone = await ctx.db.transaction(async (tx) => {
    if (!(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return false;
    // the ticket is not lost by it
    if (fault) throw fault;
    await savePassword(tx, user.id, hash, now);
    await endSessionsOf(tx, user.id, now);
    await notifyOwner(tx, ctx, { change: 'password', userId: user.id });
    await audit({ ...ctx, db: tx }, { action: 'password.changed', objectId: user.id });
    return true;
  });
  if (!isDone) return repeatLogIn(ctx, { mobile, password, otherwise: 'otp_required' });
  await resetGuesses(ctx, 'password', mobile);
  return logIn(ctx, { ...user, passwordHash: hash });
}

export const updatePassword: Verb<typeof call> = ({ ctx, input: { emailOtp, ...given } }) =>
  resetPassword(ctx, given, emailOtp === undefined ? { kind: 'none' } : { kind: 'email', otp: emailOtp });

export const resetByPasskey: Verb<typeof byPasskeyCall> = ({ ctx, input: { credential, ...given } }) =>
  resetPassword(ctx, given, { kind: 'passkey', credential });

import { PxError } from '@prosperx/core/errors';
import {
  type changePassword as changeCall,
  type getLoginSettings as settingsCall,
  type setCodeAtLogin as setCall,
} from '@prosperx/core/session';
import { and, asc, eq, ne } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { hashPassword } from '#crypto/crypto.js';
import { credentials, passkeys, sessions, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { checkPasswordToSet } from '#records/session/check-password.js';
import { endSessionsWhere } from '#records/session/start-session.js';
import { confirmPassword } from './confirm-password.js';
import { checkFields } from './login-fields.js';
import { ownSession } from './own-session.js';
import { passkeyView } from './passkeys.js';
import { hasSecondProof } from './reset-proof.js';
import { savePassword } from './update-password.js';

async function userOf({ db }: Context, userId: string) {
  const [row] = await db
    .select({ user: users, changedAt: credentials.changedAt })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new PxError('signed_out');
  return row;
}

export const getLoginSettings: Verb<typeof settingsCall> = async ({ ctx }) => {
  const { userId } = ownSession(ctx);
  const { user, changedAt } = await userOf(ctx, userId);
  const own = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return { codeAtLogin: user.codeAtLogin, passwordChangedAt: changedAt, passkeys: own.map(passkeyView) };
};

export const setCodeAtLogin: Verb<typeof setCall> = async ({ ctx, input: { codeAtLogin, password } }) => {
  const { userId } = ownSession(ctx);
  await confirmPassword(ctx, userId, password);
  // else a forgotten password would shut them out for good
  if (codeAtLogin !== 'never' && !(await hasSecondProof(ctx, userId))) throw new PxError('second_proof_missing');
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ codeAtLogin })
      .where(and(eq(users.id, userId), ne(users.codeAtLogin, codeAtLogin)))
      .returning({ id: users.id });
    if (changed.length === 0) return;
    await notifyOwner(tx, ctx, { change: 'code_at_login', userId });
    await audit(withDb(ctx, tx), { action: 'code_at_login.changed', objectId: userId });
  });
  return null;
};

/** Whoever knew the old one is out; who changes it stays. */
export const changePassword: Verb<typeof changeCall> = async ({ ctx, input: { password, newPassword } }) => {
  const { userId, sessionId } = ownSession(ctx);
  const { user } = await userOf(ctx, userId);
  const own = {
    mobile: ctx.crypto.open(users.mobile, user),
    email: ctx.crypto.open(users.email, user) ?? undefined,
  };
  checkFields({ newPassword: await checkPasswordToSet(ctx.config, newPassword, own) });
  const before = await confirmPassword(ctx, userId, password);
  const hash = await hashPassword(newPassword);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [kept] = await tx.select().from(credentials).where(eq(credentials.userId, userId)).for('update');
    // of two changes by the same password one counts
    if (kept?.hash !== before) throw new PxError('wrong_password');
    await savePassword(tx, userId, hash, now);
    await endSessionsWhere(tx, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)), now);
    await notifyOwner(tx, ctx, { change: 'password', userId });
    await audit(withDb(ctx, tx), { action: 'password.changed', objectId: userId });
  });
  return null;
};

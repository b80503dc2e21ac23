import { PxError } from '@prosperx/core/errors';
import {
  type addPasskey as addCall,
  MAX_PASSKEYS,
  type Passkey,
  PASSKEY_VALIDITY,
  type removePasskey as removeCall,
  type renamePasskey as renameCall,
  type startPasskey as startCall,
} from '@prosperx/core/session';
import { and, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { passkeys, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { isLastProof } from '#records/session/second-proof.js';
import { confirmPassword } from './confirm-password.js';
import { ownSession } from './own-session.js';
import {
  checkOwnPage,
  expectedOrigin,
  keepChallenge,
  refusing,
  relyingPartyId,
  useChallenge,
} from './passkey-challenge.js';

type PasskeyRow = typeof passkeys.$inferSelect;

/** Returns what its owner sees of a passkey. */
export const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyId: id,
  name,
  createdAt,
  lastUsedAt,
});

/** The library is a second's work to load, and few servers' lives begin with a passkey. */
export const webauthn = () => import('@simplewebauthn/server');

/** The handle by which a device knows an account: it says nothing of whose that is. */
export const userHandleOf = ({ crypto }: Context, userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(crypto.lookup('passkey_user', userId), 'base64url').subarray(0, 32));

const boundTo = (ctx: Context, sessionId: string) => ctx.crypto.lookup('passkey_session', sessionId);

const ownPasskeys = ({ db }: Context, userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId));

export const startPasskey: Verb<typeof startCall> = async ({ ctx, input }) => {
  const { userId, sessionId } = ownSession(ctx);
  checkOwnPage(ctx);
  await confirmPassword(ctx, userId, input.password);
  const known = await ownPasskeys(ctx, userId);
  if (known.length >= MAX_PASSKEYS) throw new PxError('passkey_limit');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new PxError('signed_out');
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'ProsperX',
    rpID: relyingPartyId(ctx),
    userID: userHandleOf(ctx, userId),
    userName: ctx.crypto.open(users.mobile, user),
    userDisplayName: user.name,
    timeout: PASSKEY_VALIDITY,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, options.challenge, boundTo(ctx, sessionId));
  return { options: { ...options } };
};

export const addPasskey: Verb<typeof addCall> = async ({ ctx, input: { name, credential } }) => {
  const { userId, sessionId } = ownSession(ctx);
  checkOwnPage(ctx);
  const made = await refusing(ctx, async () => {
    const origin = expectedOrigin(ctx, credential.response.clientDataJSON);
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, boundTo(ctx, sessionId)),
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(ctx),
      requireUserVerification: true,
    });
    if (!verified) throw new PxError('passkey_refused');
    return registrationInfo.credential;
  });
  return ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    // two that come at once are counted one after the other
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await ownPasskeys(inside, userId)).length >= MAX_PASSKEYS) throw new PxError('passkey_limit');
    const [row] = await tx
      .insert(passkeys)
      .values({
        id: newId('psk'),
        userId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        name,
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) throw new PxError('passkey_refused');
    await notifyOwner(tx, ctx, { change: 'passkey_added', userId });
    await audit(inside, { action: 'passkey.added', objectId: row.id });
    return passkeyView(row);
  });
};

const ownOne = (userId: string, passkeyId: string) => and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));

export const renamePasskey: Verb<typeof renameCall> = async ({ ctx, input: { passkeyId, name } }) => {
  const { userId } = ownSession(ctx);
  const named = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(ownOne(userId, passkeyId))
    .returning({ id: passkeys.id });
  if (named.length === 0) throw new PxError('not_found');
  return null;
};

export const removePasskey: Verb<typeof removeCall> = async ({ ctx, input: { passkeyId, password } }) => {
  const { userId } = ownSession(ctx);
  await confirmPassword(ctx, userId, password);
  await ctx.db.transaction(async (tx) => {
    if (await isLastProof(tx, userId, { passkeyId })) throw new PxError('second_proof_missing');
    const removed = await tx.delete(passkeys).where(ownOne(userId, passkeyId)).returning({ id: passkeys.id });
    if (removed.length === 0) throw new PxError('not_found');
    await notifyOwner(tx, ctx, { change: 'passkey_removed', userId });
    await audit(withDb(ctx, tx), { action: 'passkey.removed', objectId: passkeyId });
  });
  return null;
};

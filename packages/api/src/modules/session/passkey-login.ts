import { PxError } from '@prosperx/core/errors';
import {
  LOGIN_LIMITS,
  PASSKEY_VALIDITY,
  type passkeyLogin as loginCall,
  type startPasskeyLogin as startCall,
} from '@prosperx/core/session';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import { passkeys, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { findUser, isMappedToOtherAgent } from '#records/session/repository.js';
import { consumeAddress } from '#throttle/address-limit.js';
import { logIn } from './log-in.js';
import {
  checkOwnPage,
  expectedOrigin,
  keepChallenge,
  refusing,
  relyingPartyId,
  useChallenge,
} from './passkey-challenge.js';
import { userHandleOf, webauthn } from './passkeys.js';

/** Names the browser that was given a challenge, until it has answered. */
const CHALLENGE_COOKIE = 'px_passkey';

const boundTo = (ctx: Context, browser: string) => ctx.crypto.lookup('passkey_browser', browser);

/** Each start leaves a row until it is over, and each answer a signature to check: both are counted. */
const count = (ctx: Context) => consumeAddress(ctx, 'passkey', LOGIN_LIMITS.address);

export const startPasskeyLogin: Verb<typeof startCall> = async ({ ctx }) => {
  checkOwnPage(ctx);
  await count(ctx);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(ctx),
    timeout: PASSKEY_VALIDITY,
    userVerification: 'required',
  });
  const browser = newToken();
  await keepChallenge(ctx, options.challenge, boundTo(ctx, browser));
  ctx.cookies.set(CHALLENGE_COOKIE, browser, PASSKEY_VALIDITY / 1_000);
  return { options: { ...options } };
};

export type GivenPasskey = Parameters<Verb<typeof loginCall>>[0]['input']['credential'];

/** Checks what a device has signed, and counts its use. Throws `passkey_refused`. */
async function verify(ctx: Context, credential: GivenPasskey, browser: string): Promise<string> {
  const origin = expectedOrigin(ctx, credential.response.clientDataJSON);
  const [known] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  const { verifyAuthenticationResponse } = await webauthn();
  if (!known) throw new PxError('passkey_refused');
  ctx.noteAccount(known.userId);
  const { userHandle, ...response } = credential.response;
  if (userHandle && !Buffer.from(userHandle, 'base64url').equals(userHandleOf(ctx, known.userId)))
    throw new PxError('passkey_refused');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => useChallenge(ctx, challenge, boundTo(ctx, browser)),
    expectedOrigin: origin,
    expectedRPID: relyingPartyId(ctx),
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: true,
  });
  const counter = authenticationInfo.newCounter;
  // of two answers with the same count one is a copy's
  const used = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock.now() })
    .where(
      and(
        eq(passkeys.id, known.id),
        or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter}::bigint = 0`),
      ),
    )
    .returning({ id: passkeys.id });
  if (!verified || used.length === 0) throw new PxError('passkey_refused');
  return known.userId;
}

/** Returns whose passkey answered the challenge that this browser was given. Throws `passkey_refused`. */
export async function provePasskey(ctx: Context, credential: GivenPasskey): Promise<string> {
  checkOwnPage(ctx);
  await count(ctx);
  const browser = ctx.cookies.get(CHALLENGE_COOKIE);
  ctx.cookies.clear(CHALLENGE_COOKIE);
  if (browser === undefined) throw new PxError('passkey_refused');
  return refusing(ctx, () => verify(ctx, credential, browser));
}

/** A passkey is a device and what unlocks it: no code is asked for besides. */
export const passkeyLogin: Verb<typeof loginCall> = async ({ ctx, input: { credential } }) => {
  ctx.noteFactor('passkey');
  const userId = await provePasskey(ctx, credential);
  const [row] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const user = row && (await findUser(ctx, ctx.crypto.open(users.mobile, row)));
  if (user?.id !== userId) throw new PxError('passkey_refused');
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return logIn(ctx, user);
};

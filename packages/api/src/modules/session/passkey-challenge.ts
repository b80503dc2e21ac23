import { PxError } from '@prosperx/core/errors';
import { PASSKEY_VALIDITY } from '@prosperx/core/session';
import { and, eq, gt } from 'drizzle-orm';
import { type Lookup, passkeyChallenges } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';

/** Our own host name, for which passkeys are made. Browsers make none for an IP address: on this machine alone they are those of `localhost`. */
export const relyingPartyId = ({ config }: Pick<Context, 'config'>): string =>
  config.publicHost === null ? 'localhost' : new URL(config.publicUrl).hostname;

const LOCAL_PAGE = /^https?:\/\/localhost(:\d+)?$/;

/** Returns the origin that a device's answer has to name: the public one; on this machine alone that of any port. A page in a frame of another site says so in what its device signs, and is refused. */
export function expectedOrigin({ config }: Pick<Context, 'config'>, clientDataJSON: string): string {
  const { crossOrigin, origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
    readonly crossOrigin?: unknown;
    readonly origin?: unknown;
  };
  if (crossOrigin === true) throw new PxError('passkey_refused');
  const isLocal = config.publicHost === null && typeof origin === 'string' && LOCAL_PAGE.test(origin);
  return isLocal ? origin : new URL(config.publicUrl).origin;
}

/** Passkeys are of our own pages alone: a partner's page, or a frame of ours there, asks for none. */
export function checkOwnPage({ partner, crossSite, visitorToken }: Context): void {
  if (partner !== null || crossSite || visitorToken !== null) throw new PxError('forbidden');
}

const hashOf = ({ crypto }: Context, challenge: string) => crypto.lookup('passkey_challenge', challenge);

/** Keeps a challenge that is given out, for whom it is. */
export async function keepChallenge(ctx: Context, challenge: string, boundTo: Lookup): Promise<void> {
  const expiresAt = ctx.clock.now() + PASSKEY_VALIDITY;
  await ctx.db.insert(passkeyChallenges).values({ challengeHash: hashOf(ctx, challenge), boundTo, expiresAt });
}

/** Uses a challenge up: of several answers to the same one, one deletes the row. False for one that was never given to them, or is over. */
export async function useChallenge(ctx: Context, challenge: string, boundTo: Lookup): Promise<boolean> {
  const taken = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(ctx, challenge)),
        eq(passkeyChallenges.boundTo, boundTo),
        gt(passkeyChallenges.expiresAt, ctx.clock.now()),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

/** Throws `passkey_refused` for whatever the library finds wrong: it says so by errors with sentences of its own. */
export async function refusing<Value>(ctx: Context, verify: () => Promise<Value>): Promise<Value> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof PxError) throw error;
    ctx.log.warn('passkey_refused', { error: error instanceof Error ? error : new Error('unknown') });
    throw new PxError('passkey_refused');
  }
}

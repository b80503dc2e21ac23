import { PxError } from '@prosperx/core/errors';
import { LOGIN_LIMITS } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { isPassword } from '#crypto/crypto.js';
import { credentials } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { countAttempt, resetLimit, throttleKey } from '#throttle/throttle.js';

/**
 * Asks a person who is signed in for their password again, before they change by what they sign in: a session that was left open is not
 * enough. Returns the hash that it matched. Guesses are counted for the person, wherever they come from.
 */
export async function confirmPassword(ctx: Context, userId: string, password: string): Promise<string> {
  const key = throttleKey(ctx, 'password-again', userId);
  await countAttempt(ctx, key, LOGIN_LIMITS.device);
  const [kept] = await ctx.db.select().from(credentials).where(eq(credentials.userId, userId));
  const matches = await isPassword(kept?.hash ?? null, password);
  if (!kept || !matches) throw new PxError('wrong_password');
  await resetLimit(ctx, key);
  return kept.hash;
}

import { PxError } from '@prosperx/core/errors';
import type { verifyPassword as call } from '@prosperx/core/session';
import type { Context } from '#context.js';
import type { Verb } from '#http/serve.js';
import { logIn } from './log-in.js';
import { isMappedToOtherAgent, findUser, type FoundUser } from './repository.js';
import { countLoginAttempt } from './login-limits.js';
import { isPassword } from './password.js';
import { parseMobile } from './login-input.js';

/** Whoever is not known, has no password or is barred is told the same, after the same time, as one with a wrong password. */
export async function userWith(ctx: Context, mobile: string, password: string): Promise<FoundUser> {
  const right = await countLoginAttempt(ctx, 'password', mobile);
  const user = await findUser(ctx, mobile);
  const matches = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !matches || user.disabled) throw new PxError('wrong_password');
  await right();
  return user;
}

export const verifyPassword: Verb<typeof call> = async ({ ctx, input }) => {
  const user = await userWith(ctx, parseMobile(input.username, 'username'), input.password);
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return logIn(ctx, user);
};

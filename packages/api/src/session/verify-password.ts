import { PxError } from '@prosperx/core/errors';
import { checkMobile, tidyMobile, type verifyPassword as call } from '@prosperx/core/session';
import type { Context } from '#context.js';
import type { Verb } from '#http/serve.js';
import { belongsElsewhere, findUser, type FoundUser, profilesOf } from './find-user.js';
import { countLoginTry } from './login-limits.js';
import { isPassword } from './password.js';
import { startSession } from './start-session.js';
import { tokenInfo } from './token-info.js';

/** Whoever is not known, has no password or is barred is told the same, after the same time, as one with a wrong password. */
async function userWith(ctx: Context, mobile: string, password: string): Promise<FoundUser> {
  const right = await countLoginTry(ctx, mobile);
  const user = await findUser(ctx, mobile);
  const matches = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !matches || user.disabled) throw new PxError('wrong_password');
  await right();
  return user;
}

export const verifyPassword: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = tidyMobile(input.username);
  const fault = checkMobile(mobile);
  if (fault) throw new PxError('invalid_input', { fields: { username: fault } });
  const user = await userWith(ctx, mobile, input.password);
  if (belongsElsewhere(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  const profiles = await profilesOf(ctx, user.id);
  const only = profiles.length === 1 ? profiles[0] : undefined;
  const token = await startSession(ctx, { userId: user.id, profileId: only?.id ?? null });
  return profiles.map((profile) => tokenInfo(profile, user.agent?.code ?? null, token));
};

import { PxError } from '@prosperx/core/errors';
import type { checkMobileNumber as call } from '@prosperx/core/session';
import type { Verb } from '#http/serve.js';
import { isMappedToOtherAgent, findUser } from './repository.js';
import { countMobileCheck } from './login-limits.js';
import { parseMobile } from './login-input.js';

/** Answers with the next step alone: the name and the number of accounts follow after the password or OTP. */
export const checkMobileNumber: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  await countMobileCheck(ctx);
  const user = await findUser(ctx, mobile);
  if (!user) return [];
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return [{ hasPassword: user.passwordHash !== null }];
};

import { PxError } from '@prosperx/core/errors';
import { checkMobile, type checkMobileNumber as call, tidyMobile } from '@prosperx/core/session';
import type { Verb } from '#http/serve.js';
import { belongsElsewhere, findUser, profilesOf } from './find-user.js';
import { countMobileCheck } from './login-limits.js';

export const checkMobileNumber: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = tidyMobile(input.mobile);
  const fault = checkMobile(mobile);
  if (fault) throw new PxError('invalid_input', { fields: { mobile: fault } });
  await countMobileCheck(ctx);
  const user = await findUser(ctx, mobile);
  if (!user) return [];
  if (belongsElsewhere(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  const profiles = await profilesOf(ctx, user.id);
  return profiles.map(() => ({ hasPassword: user.passwordHash !== null }));
};

import { PxError } from '@prosperx/core/errors';
import type { verifyPassword as call } from '@prosperx/core/session';
import type { Verb } from '#http/serve.js';
import { logIn, userWith } from './log-in.js';
import { parseMobile } from './login-input.js';
import { isMappedToOtherAgent } from './repository.js';

export const verifyPassword: Verb<typeof call> = async ({ ctx, input }) => {
  const user = await userWith(ctx, parseMobile(input.username, 'username'), input.password);
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return logIn(ctx, user);
};

import { checkOtp, type verifyLoginOtp as call } from '@prosperx/core/session';
import { askerOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { loginChallenge } from './login-challenge.js';
import { countLoginTry } from './login-limits.js';
import { checkFields, readMobile } from './read-mobile.js';

export const verifyLoginOtp: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = readMobile(input.mobile);
  checkFields({ otp: checkOtp(input.otp) });
  const right = await countLoginTry(ctx, 'otp', mobile);
  const ticket = await verifyOtp({ ctx, ...loginChallenge(ctx, mobile), code: input.otp, asker: askerOf(ctx) });
  await right();
  return { ticket };
};

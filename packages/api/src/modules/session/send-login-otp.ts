import type { sendLoginOtp as call } from '@prosperx/core/session';
import type { Verb } from '#http/serve.js';
import { OTP_RESEND_SECONDS } from '#otp/otp-rules.js';
import { sendOtp } from '#otp/send-otp.js';
import { loginChallenge } from './login-challenge.js';
import { forgiveWrongGuesses } from './login-limits.js';
import { loginMessages } from './login.text.js';
import { readMobile } from './read-mobile.js';

const { subject, body, forBrowser } = loginMessages.otp;

/** Does the same for every mobile, whatever is known of it and whatever the code is for: the answer tells nobody who has an account. */
export const sendLoginOtp: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = readMobile(input.mobile);
  const { publicHost } = ctx.config;
  const text = (code: string) => body(code) + (publicHost ? forBrowser(publicHost, code) : '');
  await sendOtp({
    ctx,
    ...loginChallenge(ctx, mobile),
    message: (code) => ({ channel: 'sms', to: mobile, subject, text: text(code) }),
  });
  await forgiveWrongGuesses(ctx, 'otp', mobile);
  return { resendAfter: OTP_RESEND_SECONDS };
};

import { checkOtp, type sendLoginOtp as sendCall, type verifyLoginOtp as verifyCall } from '@prosperx/core/session';
import { requesterOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { OTP_RESEND_SECONDS, type OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyOtp } from '#otp/verify-otp.js';
import type { Services } from '#services.js';
import { checkFields, parseMobile } from './log-in.js';
import { countLoginAttempt, resetGuesses } from './login-limits.js';
import { loginMessages } from './login.text.js';

const { subject, body, forBrowser } = loginMessages.otp;

/** Does the same for every mobile, whatever is known of it and whatever the code is for: the answer does not show who has an account. */
export const sendLoginOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  const { publicHost } = ctx.config;
  const text = (code: string) => body(code) + (publicHost ? forBrowser(publicHost, code) : '');
  await sendOtp({
    ctx,
    ...loginChallenge(ctx, mobile),
    message: (code) => ({ channel: 'sms', to: mobile, subject, text: text(code) }),
  });
  await resetGuesses(ctx, 'otp', mobile);
  return { resendAfter: OTP_RESEND_SECONDS };
};

export const verifyLoginOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  checkFields({ otp: checkOtp(input.otp) });
  const right = await countLoginAttempt(ctx, 'otp', mobile);
  const ticket = await verifyOtp({ ctx, ...loginChallenge(ctx, mobile), code: input.otp, requester: requesterOf(ctx) });
  await right();
  return { ticket };
};

/** Returns the challenge that proves who holds a mobile, which may have no account yet. */
export function loginChallenge({ crypto }: Pick<Services, 'crypto'>, mobile: string): OtpChallenge {
  return { purpose: 'login', userId: crypto.lookup('mobile', mobile), subjectHash: '' };
}

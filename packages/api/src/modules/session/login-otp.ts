import { said } from '@prosperx/core/language';
import {
  checkOtp,
  OTP_RESEND_SECONDS,
  type sendLoginOtp as sendCall,
  type verifyLoginOtp as verifyCall,
} from '@prosperx/core/session';
import type { Verb } from '#http/serve.js';
import { type Context, requesterOf } from '#kernel/context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { checkTicket, type TicketUse } from '#otp/ticket.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { knownDevice } from './known-device.js';
import { checkFields, parseMobile } from './login-fields.js';
import { countLoginAttempt, resetGuesses } from './login-limits.js';
import { loginMessages } from './login.text.js';

/** Does the same for every mobile, whatever is known of it and whatever the code is for: the answer does not show who has an account. */
export const sendLoginOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  const { publicHost } = ctx.config;
  const message = (code: string) => {
    const { subject, body, forBrowser } = said(loginMessages).otp;
    return { subject, text: body(code) + (publicHost ? forBrowser(publicHost, code) : '') };
  };
  await sendOtp({
    ctx,
    ...(await loginChallenge(ctx, mobile)),
    mobile,
    isKnownDevice: (await knownDevice(ctx, mobile)) !== null,
    // that of the page, whoever has the number: another one would show that it has an account
    language: ctx.language,
    message,
  });
  await resetGuesses(ctx, 'otp', mobile);
  return { resendAfter: OTP_RESEND_SECONDS };
};

export const verifyLoginOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  checkFields({ otp: checkOtp(input.otp) });
  const right = await countLoginAttempt(ctx, 'otp', mobile);
  const ticket = await verifyOtp({
    ctx,
    ...(await loginChallenge(ctx, mobile)),
    code: input.otp,
    requester: requesterOf(ctx),
  });
  await right();
  return { ticket };
};

/**
 * Finds the ticket of a login's code. The device may have become known since the code was sent: a person whose answer was lost sends the
 * same again after their login. Throws `otp_required` for a ticket that neither challenge gave.
 */
export async function findTicket(ctx: Context, mobile: string, ticket: string, content: unknown): Promise<TicketUse> {
  const own: TicketUse = { ctx, ...(await loginChallenge(ctx, mobile)), ticket, content };
  const plain: TicketUse = { ...own, ...challengeOf(ctx, mobile) };
  const isOwn = await checkTicket(own).then(
    () => true,
    () => false,
  );
  if (!isOwn) await checkTicket(plain);
  return isOwn ? own : plain;
}

/**
 * Returns the challenge that proves who holds a mobile, which may have no account yet. On a device where its owner has signed in before it
 * is a challenge of that device: guesses made elsewhere do not spend its code, nor does a code asked for elsewhere take its place.
 */
async function loginChallenge(ctx: Context, mobile: string): Promise<OtpChallenge> {
  const device = await knownDevice(ctx, mobile);
  const who = device === null ? mobile : `${mobile}\0${device}`;
  return challengeOf(ctx, who);
}

const challengeOf = ({ crypto }: Pick<Context, 'crypto'>, who: string): OtpChallenge => ({
  purpose: 'login',
  userId: crypto.lookup('mobile', who),
  subjectHash: '',
});

import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import { OTP_RESEND_SECONDS, type sendResetCode as call } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { passkeys, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { languageOfPerson, maskEmail } from '#records/profile/reach.js';
import { findUser, type FoundUser, isMappedToOtherAgent } from '#records/session/repository.js';
import { checkFields, parseMobile } from './login-fields.js';
import { findTicket } from './login-otp.js';
import { loginMessages } from './login.text.js';
import { provePasskey, type GivenPasskey } from './passkey-login.js';
import { needsSecondFactor } from './second-factor.js';

/** What a person gives beside the code of their mobile. */
export type SecondProof =
  | { readonly kind: 'none' }
  | { readonly kind: 'email'; readonly otp: string }
  | { readonly kind: 'passkey'; readonly credential: GivenPasskey };

/** Finds the person to whom the ticket belongs, who may know the state of their account. */
export async function ownerOfTicket(ctx: Context, mobile: string): Promise<FoundUser> {
  const user = await findUser(ctx, mobile);
  if (!user) throw new PxError('not_found');
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return user;
}

/** The challenge of the mailbox, apart from that of the mobile: neither code stands for the other. */
const mailChallenge = ({ crypto }: Pick<Context, 'crypto'>, mobile: string): OtpChallenge => ({
  purpose: 'login',
  userId: crypto.lookup('mobile', `${mobile}\0mail\0reset`),
  subjectHash: '',
});

/** Returns the address to which a second code goes: one that its owner has verified. */
async function verifiedEmail(ctx: Context, userId: string): Promise<string | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  return user && user.emailVerifiedAt !== null ? ctx.crypto.open(users.email, user) : null;
}

/** Says whether a person could prove themselves a second time without their password. */
export async function hasSecondProof(ctx: Context, userId: string): Promise<boolean> {
  if ((await ctx.db.$count(passkeys, eq(passkeys.userId, userId))) > 0) return true;
  return (await verifiedEmail(ctx, userId)) !== null;
}

export const sendResetCode: Verb<typeof call> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.mobile);
  await findTicket(ctx, mobile, input.ticket, 'password');
  const user = await ownerOfTicket(ctx, mobile);
  const email = await verifiedEmail(ctx, user.id);
  const hasPasskey = (await ctx.db.$count(passkeys, eq(passkeys.userId, user.id))) > 0;
  if (email === null) return { sentTo: null, hasPasskey, resendAfter: 0 };
  const sent = { sentTo: maskEmail(email), hasPasskey };
  await sendOtp({
    ctx,
    ...mailChallenge(ctx, mobile),
    email,
    // whoever asks holds the mobile: strangers' codes do not count here
    isKnownDevice: true,
    language: await languageOfPerson(ctx.db, user.id),
    message: (code) => {
      const { subject, body } = said(loginMessages).resetCode;
      return { subject, text: body(code) };
    },
  }).catch((error: unknown) => {
    // whoever did not hear of the code that still counts learns where it was sent
    if (error instanceof PxError && error.code === 'otp_too_soon')
      throw new PxError('otp_too_soon', { ...error.details, data: sent });
    throw error;
  });
  return { ...sent, resendAfter: OTP_RESEND_SECONDS };
};

async function checkEmailCode(ctx: Context, mobile: string, ticket: string, otp: string): Promise<void> {
  try {
    // to whoever repeats the call by the same ticket the code is right again
    await verifyOtp({ ctx, ...mailChallenge(ctx, mobile), code: otp, requester: ticket });
  } catch (error) {
    if (!(error instanceof PxError)) throw error;
    checkFields({ emailOtp: error.code === 'otp_wrong' ? 'email_code_wrong' : 'email_code_over' });
    throw error;
  }
}

/**
 * Returns why a person who forgot their password may not set another by the code of their mobile alone; null where they may. It is thrown
 * once the ticket turns out to be unused: who repeats a call that was carried out has proved themselves then.
 */
export async function faultOfProof(
  ctx: Context,
  user: FoundUser,
  ticket: string,
  proof: SecondProof,
): Promise<PxError | null> {
  if (!(await needsSecondFactor(ctx, user))) return null;
  try {
    if (proof.kind === 'none') throw new PxError('second_proof_required');
    if (proof.kind === 'email') await checkEmailCode(ctx, user.mobile, ticket, proof.otp);
    else if ((await provePasskey(ctx, proof.credential)) !== user.id) throw new PxError('passkey_refused');
    else ctx.noteFactor('passkey');
    return null;
  } catch (error) {
    if (error instanceof PxError) return error;
    throw error;
  }
}

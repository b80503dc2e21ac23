import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import type {
  ProfileOtpPurpose,
  sendOnboardingOtp as sendOnboardingCall,
  sendProfileOtp as sendCall,
  verifyOnboardingOtp as verifyOnboardingCall,
  verifyProfileOtp as verifyCall,
} from '@prosperx/core/profile';
import { checkOtp } from '@prosperx/core/session';
import { requesterOf, type Context, type Subject } from '#context.js';
import type { Verb } from '#http/serve.js';
import { OTP_RESEND_SECONDS, type OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { checkDeletable } from './check-deletable.js';
import { throwFieldErrors } from './contact.js';
import { checkComplete } from './get-profile.js';
import { profileOtpText } from './profile-otp.text.js';
import { checkUnlocked, ownProfile, type ProfileRows, readProfile } from './repository.js';

export const sendOnboardingOtp: Verb<typeof sendOnboardingCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const rows = await readProfile(ctx.db, subject.profileId);
  checkUnlocked(rows.profile);
  await checkComplete(ctx, subject.profileId);
  return sendCode(ctx, subject, onboardingChallenge(rows), 'onboarding');
};

export const verifyOnboardingOtp: Verb<typeof verifyOnboardingCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  checkCode(input.otp);
  const rows = await readProfile(ctx.db, profileId);
  return {
    ticket: await verifyOtp({ ctx, ...onboardingChallenge(rows), code: input.otp, requester: requesterOf(ctx) }),
  };
};

export const sendProfileOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.encryptedId);
  // said before a code is sent for what is refused with it
  if (input.purpose === 'deletion') await checkDeletable(ctx.db, subject.profileId);
  return sendCode(ctx, subject, profileChallenge(subject, input.purpose), input.purpose);
};

/** The code that counted is no more: too old, used, guessed at too often, or replaced. */
const isOver = (error: unknown) =>
  error instanceof PxError && (error.code === 'otp_expired' || error.code === 'otp_spent');

export const verifyProfileOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.encryptedId);
  checkCode(input.otp);
  try {
    const challenge = profileChallenge(subject, input.purpose);
    const ticket = await verifyOtp({ ctx, ...challenge, code: input.otp, requester: requesterOf(ctx) });
    return { otpMatched: true, expired: false, ticket };
  } catch (error) {
    if (isOver(error)) return { otpMatched: false, expired: true, ticket: null };
    if (error instanceof PxError && error.code === 'otp_wrong')
      return { otpMatched: false, expired: false, ticket: null };
    throw error;
  }
};

/** Returns the challenge by which an investor confirms the profile as it is; any later change needs another confirmation. */
export function onboardingChallenge({ profile }: Pick<ProfileRows, 'profile'>): OtpChallenge {
  return { purpose: 'onboarding', userId: profile.userId, subjectHash: `${profile.id} ${profile.revision}` };
}

/** Returns a challenge that is good for one kind of change of one profile. */
export function profileChallenge({ userId, profileId }: Subject, purpose: ProfileOtpPurpose): OtpChallenge {
  return { purpose: 'profile', userId, subjectHash: `${profileId} ${purpose}` };
}

/** Sends a code to the mobile of the account. */
async function sendCode(
  ctx: Context,
  { profileId }: Subject,
  challenge: OtpChallenge,
  kind: keyof typeof profileOtpText,
): Promise<{ sentTo: string; resendAfter: number }> {
  const { user } = await readProfile(ctx.db, profileId);
  const mobile = ctx.crypto.open(user.mobile);
  const { subject, body } = profileOtpText[kind];
  const message = (code: string) => ({ channel: 'sms' as const, to: mobile, subject, text: body(code) });
  await sendOtp({ ctx, ...challenge, message });
  return { sentTo: maskMobile(mobile), resendAfter: OTP_RESEND_SECONDS };
}

/** Throws `invalid_input` for what has not the form of a code: no guess is spent on it. */
function checkCode(otp: string): void {
  throwFieldErrors({ otp: checkOtp(otp) });
}

import { maskMobile } from '@prosperx/core/format';
import type { ProfileOtpPurpose } from '@prosperx/core/profile';
import { checkOtp } from '@prosperx/core/session';
import type { Context, Subject } from '#context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { OTP_RESEND_SECONDS } from '#otp/otp-rules.js';
import { sendOtp } from '#otp/send-otp.js';
import { throwFieldErrors } from './contact.js';
import { profileOtpText } from './profile-otp.text.js';
import { type ProfileRows, readProfile } from './read-profile.js';

/** By this an investor confirms his profile as it stands: told anything else afterwards, he confirms again. */
export function onboardingChallenge({ profile }: Pick<ProfileRows, 'profile'>): OtpChallenge {
  return { purpose: 'onboarding', userId: profile.userId, subjectHash: `${profile.id} ${profile.revision}` };
}

/** Good for one kind of change of one profile. */
export function profileChallenge({ userId, profileId }: Subject, purpose: ProfileOtpPurpose): OtpChallenge {
  return { purpose: 'profile', userId, subjectHash: `${profileId} ${purpose}` };
}

/** Sends a code to the mobile of the account. */
export async function sendCode(
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
export function checkCode(otp: string): void {
  throwFieldErrors({ otp: checkOtp(otp) });
}

import { PxError } from '@prosperx/core/errors';
import type {
  sendOnboardingOtp as sendOnboardingCall,
  sendProfileOtp as sendCall,
  verifyOnboardingOtp as verifyOnboardingCall,
  verifyProfileOtp as verifyCall,
} from '@prosperx/core/profile';
import { askerOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { checkComplete } from './check-complete.js';
import { checkNothingHeld } from './check-nothing-held.js';
import { checkUnlocked } from './check-unlocked.js';
import { ownProfile } from './own-profile.js';
import { checkCode, onboardingChallenge, profileChallenge, sendCode } from './profile-challenge.js';
import { readProfile } from './read-profile.js';

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
  return { ticket: await verifyOtp({ ctx, ...onboardingChallenge(rows), code: input.otp, asker: askerOf(ctx) }) };
};

export const sendProfileOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.encryptedId);
  // said before a code is sent for what is refused with it
  if (input.purpose === 'deletion') await checkNothingHeld(ctx.db, subject.profileId);
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
    const ticket = await verifyOtp({ ctx, ...challenge, code: input.otp, asker: askerOf(ctx) });
    return { otpMatched: true, expired: false, ticket };
  } catch (error) {
    if (isOver(error)) return { otpMatched: false, expired: true, ticket: null };
    if (error instanceof PxError && error.code === 'otp_wrong')
      return { otpMatched: false, expired: false, ticket: null };
    throw error;
  }
};

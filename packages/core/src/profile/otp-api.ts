import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';

const ofProfile = z.object({ ucc: z.string() });
const sentSchema = z.object({
  /** The masked mobile. */
  sentTo: z.string(),
  /** Seconds until another OTP may be asked for. */
  resendAfter: z.number(),
});

/** The purposes of a profile OTP: a change of contact details or nominees, the request to delete the account, the copy of one's data, or what one's advisor may do. */
const PROFILE_OTP_PURPOSES = ['edit', 'deletion', 'export', 'advisor'] as const;
/** One of `PROFILE_OTP_PURPOSES`. */
export type ProfileOtpPurpose = (typeof PROFILE_OTP_PURPOSES)[number];
const purpose = z._default(z.enum(PROFILE_OTP_PURPOSES), 'edit');

export const sendOnboardingOtp = endpoint({
  name: 'sendOnboardingOtp',
  method: 'POST',
  path: '/api/v2/profiles/send-otp/{ucc}',
  query: ofProfile,
  body: nothing,
  reply: meta(sentSchema),
  errors: [
    'other_account',
    'not_onboarded',
    'profile_locked',
    'otp_too_soon',
    'otp_wait',
    'otp_not_sent',
    'too_many_requests',
  ],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: [],
});

export const verifyOnboardingOtp = endpoint({
  name: 'verifyOnboardingOtp',
  method: 'POST',
  path: '/api/v2/profiles/verify-otp/{ucc}',
  query: ofProfile,
  body: z.object({ otp: z.string() }),
  reply: meta(z.object({ ticket: z.string() })),
  errors: ['other_account', 'invalid_input', 'otp_wrong', 'otp_expired', 'otp_spent'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['otp'],
});

/** A minor who has turned 18 changes nothing, and may still take their data with them. */
const accessOfProfileOtp = ['investor', 'minor'] as const;

export const sendProfileOtp = endpoint({
  name: 'sendProfileOtp',
  method: 'POST',
  path: '/api/v2/profiles/send-profile-otp',
  query: z.object({ encryptedId: z.string(), purpose }),
  body: z.object({
    /** The body of the call that will make the change, without its ticket: for the purpose "edit", and for "advisor" where another one is chosen. */
    change: z.optional(z.record(z.string(), z.unknown())),
  }),
  reply: meta(sentSchema),
  errors: [
    'other_account',
    'invalid_input',
    'units_held',
    'agent_unknown',
    'otp_too_soon',
    'otp_wait',
    'otp_not_sent',
    'too_many_requests',
  ],
  access: accessOfProfileOtp,
  effect: 'write',
  byOwner: true,
  secrets: ['change'],
});

export const verifyProfileOtp = endpoint({
  name: 'verifyProfileOtp',
  method: 'POST',
  path: '/api/v2/profiles/verify-profile-OTP',
  query: z.object({ encryptedId: z.string(), purpose }),
  body: z.object({ otp: z.string() }),
  reply: meta(
    z.object({
      otpMatched: z.boolean(),
      /** true when no code is valid any more: another must be asked for. */
      expired: z.boolean(),
      /** The ticket lets the change that was named be made, once, within ten minutes; null unless the code matched. */
      ticket: z.nullable(z.string()),
    }),
  ),
  errors: ['other_account', 'invalid_input'],
  access: accessOfProfileOtp,
  effect: 'write',
  byOwner: true,
  secrets: ['otp'],
});

import type { Crypto } from '#crypto/crypto.js';
import type { Lookup } from '#db/schema/index.js';
import { throttleKey } from '#throttle/throttle.js';

/** A code is valid for five minutes. */
export const OTP_LIFE = 300_000;

export const OTP_GUESSES = 5;

/** The action that a code allows must be done within ten minutes of its verification. */
export const TICKET_LIFE = 600_000;

/** Seconds until another code may be asked for. */
export const OTP_RESEND_SECONDS = 30;

const HOUR = 3_600_000;

export const OTP_RESEND = { most: 1, within: OTP_RESEND_SECONDS * 1_000 } as const;
export const OTPS_A_PERSON_AN_HOUR = { most: 10, within: HOUR } as const;
export const OTPS_A_PERSON_A_DAY = { most: 20, within: 24 * HOUR } as const;
/** An address may be that of an office: sixty at once, and one every half minute after. */
export const OTPS_AN_ADDRESS = { holds: 60, oneEvery: HOUR / 120 } as const;

/** The action that a code confirms. The code is valid for no other action and no other person. */
export interface OtpChallenge {
  readonly purpose: 'login' | 'transaction' | 'profile' | 'onboarding';
  readonly userId: string;
  /** The hash of what is confirmed, such as the content of a cart: a change voids the code. */
  readonly subjectHash: string;
}

/** Hashes a code with a key, and differently for each challenge: a plain hash of six digits could be tried out in no time. */
export function codeHash(
  crypto: Crypto,
  otpId: string,
  { purpose, userId, subjectHash }: OtpChallenge,
  code: string,
): Lookup {
  return crypto.lookup('otp', [otpId, purpose, userId, subjectHash, code].join('\0'));
}

/**
 * The key under which the time since the last code of a challenge is counted. A person without a valid code need not wait: the count is
 * dropped with the code.
 */
export function resendKey(needs: Parameters<typeof throttleKey>[0], challenge: OtpChallenge): Lookup {
  return throttleKey(needs, 'otp', 'resend', challenge.purpose, challenge.userId, challenge.subjectHash);
}

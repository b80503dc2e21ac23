import type { Crypto } from '#crypto/crypto.js';
import type { Lookup } from '#db/schema/index.js';

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

/** The name under which the codes that an address has asked for count, until they are used. */
export const SENT_CODES = 'otp-sent';

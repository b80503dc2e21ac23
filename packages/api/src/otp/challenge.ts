import type { Crypto } from '#crypto/crypto.js';
import type { Lookup } from '#db/schema/index.js';

/** What a code confirms. It counts for nothing else, for nobody else. */
export interface OtpChallenge {
  readonly purpose: 'login' | 'transaction' | 'profile' | 'onboarding';
  readonly userId: string;
  /** Hash of what is confirmed, such as the content of a cart: a change voids the code. */
  readonly subjectHash: string;
}

/** A hash of six digits alone could be tried out in no time: this one is keyed, and another for each challenge. */
export function codeHash(
  crypto: Crypto,
  otpId: string,
  { purpose, userId, subjectHash }: OtpChallenge,
  code: string,
): Lookup {
  return crypto.lookup('otp', [otpId, purpose, userId, subjectHash, code].join('\0'));
}

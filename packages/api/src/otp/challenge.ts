import type { Crypto } from '#crypto/crypto.js';
import type { Lookup } from '#db/schema/index.js';
import { throttleKey } from '#throttle/throttle.js';

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

/** By this it is known how long ago a code was sent for a challenge. Who has none that counts need not wait: it is forgotten with the code. */
export function resendKey(needs: Parameters<typeof throttleKey>[0], challenge: OtpChallenge): Lookup {
  return throttleKey(needs, 'otp', 'resend', challenge.purpose, challenge.userId, challenge.subjectHash);
}

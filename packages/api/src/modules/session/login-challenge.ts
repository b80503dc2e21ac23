import type { Services } from '#services.js';
import type { OtpChallenge } from '#otp/challenge.js';

/** That somebody holds a mobile, which may be nobody's yet. */
export function loginChallenge({ crypto }: Pick<Services, 'crypto'>, mobile: string): OtpChallenge {
  return { purpose: 'login', userId: crypto.lookup('mobile', mobile), subjectHash: '' };
}

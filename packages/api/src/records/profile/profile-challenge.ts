import type { ProfileOtpPurpose } from '@prosperx/core/profile';
import { type Lookup } from '#db/schema/index.js';
import { type Context, type Subject } from '#kernel/context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { type ProfileRows } from './repository.js';

/** Returns the challenge by which an investor confirms the profile as it is; any later change needs another confirmation. */
export function onboardingChallenge({ profile }: Pick<ProfileRows, 'profile'>): OtpChallenge {
  return { purpose: 'onboarding', userId: profile.userId, subjectHash: `${profile.id} ${profile.revision}` };
}

/** Returns a challenge that is good for one purpose of one profile, and with the hash of a change for that change alone. */
export function profileChallenge(
  { userId, profileId }: Subject,
  purpose: ProfileOtpPurpose,
  change: Lookup | '' = '',
): OtpChallenge {
  return { purpose: 'profile', userId, subjectHash: [profileId, purpose, change].join(' ') };
}

/** Hashes the body of a call that changes a profile, in whatever order its fields come; the ticket is no part of it. */
export function changeHash({ crypto }: Pick<Context, 'crypto'>, change: object): Lookup {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  return crypto.lookup('profile-change', JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))));
}

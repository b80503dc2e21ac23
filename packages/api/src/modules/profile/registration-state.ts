import { PxError } from '@prosperx/core/errors';
import { isProfileLocked, type Registration } from '@prosperx/core/profile';
import type { ProfileRow } from './repository.js';

/** Throws `profile_locked` once the exchange has the profile or is being sent it: onboarding does not change it then. */
export function checkUnlocked(profile: Pick<ProfileRow, 'registeredWithBse'>): void {
  if (isProfileLocked(profile)) throw new PxError('profile_locked');
}

/** Returns how far a profile has come with the exchange. */
export function registrationOf({ registeredWithBse, exchangeRefusal }: ProfileRow): Registration {
  return { registeredWithBse: registeredWithBse as Registration['registeredWithBse'], exchangeRefusal };
}

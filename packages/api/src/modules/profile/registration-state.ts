import { PxError } from '@prosperx/core/errors';
import type { Registration } from '@prosperx/core/profile';
import type { ProfileRow } from './repository.js';

type Registered = Pick<ProfileRow, 'registeredWithBse'>;

/** With the exchange, or on the way to it. */
export const isLocked = ({ registeredWithBse }: Registered): boolean =>
  registeredWithBse === 1 || registeredWithBse === 3;

/** What the exchange has, or is being told, is not changed by the steps of onboarding. Throws `profile_locked`. */
export function checkUnlocked(profile: Registered): void {
  if (isLocked(profile)) throw new PxError('profile_locked');
}

/** How far a profile has come with the exchange. */
export function registrationOf({ registeredWithBse, exchangeRefusal }: ProfileRow): Registration {
  return { registeredWithBse: registeredWithBse as Registration['registeredWithBse'], exchangeRefusal };
}

import { PxError } from '@prosperx/core/errors';
import type { ProfileRow } from './read-profile.js';

type Registration = Pick<ProfileRow, 'registeredWithBse'>;

/** With the exchange, or on the way to it. */
export const isLocked = ({ registeredWithBse }: Registration): boolean =>
  registeredWithBse === 1 || registeredWithBse === 3;

/** What the exchange has, or is being told, is not changed by the steps of onboarding. Throws `profile_locked`. */
export function checkUnlocked(profile: Registration): void {
  if (isLocked(profile)) throw new PxError('profile_locked');
}

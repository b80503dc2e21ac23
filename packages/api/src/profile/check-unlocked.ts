import { PxError } from '@prosperx/core/errors';
import type { ProfileRow } from './read-profile.js';

/** What the exchange has, or is being told, is not changed by the steps of onboarding. Throws `profile_locked`. */
export function checkUnlocked({ registeredWithBse }: Pick<ProfileRow, 'registeredWithBse'>): void {
  if (registeredWithBse === 1 || registeredWithBse === 3) throw new PxError('profile_locked');
}

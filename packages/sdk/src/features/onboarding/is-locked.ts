import type { ProfileView } from '@prosperx/core/profile';

/** With the exchange, or on the way to it: fields are shown, nothing is saved. */
export function isLocked({ registeredWithBse }: Pick<ProfileView, 'registeredWithBse'>): boolean {
  return registeredWithBse === 1 || registeredWithBse === 3;
}

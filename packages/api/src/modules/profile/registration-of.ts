import type { Registration } from '@prosperx/core/profile';
import type { ProfileRow } from './read-profile.js';

/** How far a profile has come with the exchange. */
export function registrationOf({ registeredWithBse, exchangeRefusal }: ProfileRow): Registration {
  return { registeredWithBse: registeredWithBse as Registration['registeredWithBse'], exchangeRefusal };
}

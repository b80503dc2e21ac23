/** How far an investor has come with the exchange. The wire and the database call it `registeredWithBse`. */
export const REGISTRATION_STATE = { notStarted: 0, pending: 1, refused: 2, registered: 3 } as const;
export type RegistrationState = (typeof REGISTRATION_STATE)[keyof typeof REGISTRATION_STATE];

type Registered = { readonly registeredWithBse: number } | null | undefined;

/** Whether the exchange has the investor: only then can they invest. */
export const isRegisteredWithBse = (profile: Registered): boolean =>
  profile?.registeredWithBse === REGISTRATION_STATE.registered;

/** Whether the exchange was sent the investor and has not answered yet. */
export const isRegistrationPending = (profile: Registered): boolean =>
  profile?.registeredWithBse === REGISTRATION_STATE.pending;

/** Whether the exchange refused the investor. */
export const isRegistrationRefused = (profile: Registered): boolean =>
  profile?.registeredWithBse === REGISTRATION_STATE.refused;

/** Whether the exchange has the profile or is being sent it: onboarding changes it no more. */
export const isProfileLocked = (profile: Registered): boolean =>
  isRegisteredWithBse(profile) || isRegistrationPending(profile);

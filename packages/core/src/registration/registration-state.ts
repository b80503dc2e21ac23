/** The states of an investor's registration with the exchange. The wire and the database call it `registeredWithBse`. */
export const REGISTRATION_STATE = { notStarted: 0, pending: 1, refused: 2, registered: 3 } as const;
/** A number of `REGISTRATION_STATE`. */
export type RegistrationState = (typeof REGISTRATION_STATE)[keyof typeof REGISTRATION_STATE];

type Registered = { readonly registeredWithBse: number } | null | undefined;

/** Tells whether the exchange has the investor: only then can they invest. */
export const isRegisteredWithBse = (profile: Registered): boolean =>
  profile?.registeredWithBse === REGISTRATION_STATE.registered;

/** Tells whether the exchange was sent the investor and has not answered yet. */
export const isRegistrationPending = (profile: Registered): boolean =>
  profile?.registeredWithBse === REGISTRATION_STATE.pending;

/** Tells whether the exchange refused the investor. */
export const isRegistrationRefused = (profile: Registered): boolean =>
  profile?.registeredWithBse === REGISTRATION_STATE.refused;

/** Tells whether the exchange has the profile or is being sent it: onboarding changes it no more. */
export const isProfileLocked = (profile: Registered): boolean =>
  isRegisteredWithBse(profile) || isRegistrationPending(profile);

/** Seconds without activity after which a session ends, on the server and in the browser (specification, platform, section 9). */
export const IDLE_SECONDS = 1_800;

/** Seconds before that end at which the person is asked whether to stay. */
export const IDLE_WARNING_SECONDS = 60;

/** The state of a session that has had no activity for a while. */
export type IdleState =
  { readonly kind: 'active' } | { readonly kind: 'warning'; readonly secondsLeft: number } | { readonly kind: 'over' };

const ACTIVE: IdleState = { kind: 'active' };
const OVER: IdleState = { kind: 'over' };

/** Returns the state of a session after milliseconds without activity, given its limit in seconds. */
export function idleState(idleFor: number, limit: number): IdleState {
  const secondsLeft = Math.ceil(limit - idleFor / 1_000);
  if (idleFor > limit * 1_000) return OVER;
  return secondsLeft > IDLE_WARNING_SECONDS ? ACTIVE : { kind: 'warning', secondsLeft };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The limits of guesses for a password or one-time password; times are in milliseconds. They are strict where one mobile is tried from
 * one address, wide and short where it is tried from many, so that a stranger cannot lock its owner out for long. An address may be that
 * of an office: it never has to wait longer than `oneEvery`.
 */
export const LOGIN_LIMITS = {
  /** One mobile from one address: five guesses are free, each one after doubles the wait. */
  pair: { free: 5, first: 30 * SECOND, longest: 15 * MINUTE, forgetsOneEvery: HOUR },
  /** One mobile from anywhere. */
  mobile: { free: 30, first: 15 * SECOND, longest: 2 * MINUTE, forgetsOneEvery: 10 * MINUTE },
  /** Wrong guesses of one address for any mobile: 300 an hour in the long run. */
  address: { holds: 100, oneEvery: 12 * SECOND },
  /** Checks of one address for what is known of a mobile. */
  mobileChecks: { holds: 120, oneEvery: 10 * SECOND },
} as const;

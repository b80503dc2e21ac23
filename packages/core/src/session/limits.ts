import { DAY, HOUR, MINUTE, SECOND } from '#time/index.js';

/** Seconds without activity after which a session ends, on the server and in the browser. */
export const IDLE_SECONDS = 1_800;

/** Seconds before that end at which the person is asked whether to stay. */
export const IDLE_WARNING_SECONDS = 60;

/** The state of a session that has had no activity for a while. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

const ACTIVE: IdleState = { kind: 'active' };
const OVER: IdleState = { kind: 'over' };

/** Returns the state of a session after milliseconds without activity, given its limit in seconds. */
export function idleState(idleFor: number, limit: number): IdleState {
  const secondsLeft = Math.ceil(limit - idleFor / 1_000);
  if (idleFor > limit * 1_000) return OVER;
  return secondsLeft > IDLE_WARNING_SECONDS ? ACTIVE : { kind: 'warning', secondsLeft };
}

/** The minutes for which an OTP is valid, as its message says. */
export const OTP_MINUTES = 5;

/** Milliseconds in which a one-time password is taken. */
export const OTP_VALIDITY = OTP_MINUTES * MINUTE;

/** The wrong guesses after which a one-time password is worth nothing. */
export const OTP_GUESSES = 5;

/** Milliseconds after its verification in which the action that a one-time password allows must be done. */
export const OTP_TICKET_VALIDITY = 10 * MINUTE;

/** Seconds between any two one-time passwords to one mobile, whatever became of the first. */
export const OTP_RESEND_SECONDS = 30;

/**
 * The limits of one-time passwords; times are in milliseconds. A mobile counts whatever a code is for, and whether it was used or not: each
 * is a message that its owner did or did not want. In the hour and the day those that its owner asks for, who is signed in or has been on
 * the device, count apart from those that anybody may ask for.
 */
export const OTP_LIMITS = {
  gap: { most: 1, within: OTP_RESEND_SECONDS * SECOND },
  hour: { most: 5, within: HOUR },
  day: { most: 10, within: DAY },
  /** Codes that an address has asked for and not used: sixty at once, and one every half minute after. A carrier’s thousands use theirs. */
  address: { holds: 60, oneEvery: HOUR / 120 },
  /** The server of a partner names its visitors' addresses itself: all of them together. */
  partner: { holds: 100, oneEvery: 12 * SECOND },
  /** All codes that are sent: a bill, and a nuisance to strangers, that ends somewhere. */
  all: { holds: 1_000, oneEvery: SECOND },
} as const;

/** Days for which a device is known as one on which somebody has signed in, counted from their last login there. */
export const DEVICE_DAYS = 365;

/** The people whom one device remembers; a family may share it. */
export const DEVICE_PEOPLE = 5;

/**
 * The limits of guesses for a password or one-time password; times are in milliseconds. They are strict where one mobile is tried from
 * one address, wide and short where it is tried from many, so that a stranger cannot lock its owner out for long. An address may be that
 * of an office: it never has to wait longer than `oneEvery`.
 */
export const LOGIN_LIMITS = {
  /** One mobile from one address: five guesses are free, each one after doubles the wait. */
  pair: { free: 5, first: 30 * SECOND, longest: 15 * MINUTE, forgetsOneEvery: HOUR },
  /** One mobile from anywhere; above it a password is taken with a code alone, so that strangers who guess shut nobody out. */
  mobile: { free: 30, first: 15 * SECOND, longest: 2 * MINUTE, forgetsOneEvery: 10 * MINUTE },
  /** Wrong guesses of one address for any mobile: 300 an hour in the long run. */
  address: { holds: 100, oneEvery: 12 * SECOND },
  /** Questions of one address about a mobile, which are answered alike whoever has an account: each login of the thousands behind a carrier begins with one. */
  questions: { holds: 100, oneEvery: SECOND },
  /** One mobile from a device on which its owner has signed in: the guesses of others, elsewhere, do not count there. */
  device: { free: 5, first: 30 * SECOND, longest: 15 * MINUTE, forgetsOneEvery: HOUR },
  /** Wrong passwords of all people, addresses and partners on devices where their owners never signed in: above it they are taken with a code alone. */
  all: { most: 200, within: 10 * MINUTE },
} as const;

/** The cookie that scripts of the site can read: there may be a session. It proves nothing, and says nothing of whose. Over https it is `__Host-` and this. */
export const SESSION_HINT = 'px_may_have_session';

/** The cookie that scripts of the site set where a logout did not reach the server: the next request of the browser carries it out. Then it says which session is over. Over https it is `__Host-` and this. */
export const LOGOUT_DUE = 'px_logout_due';

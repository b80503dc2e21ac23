import type { Nav, Paise, Units } from '#money/index.js';

/** Minutes without a call after which an operator's session ends. */
export const OPERATOR_IDLE_MINUTES = 15;

/** Hours after which it ends however busy it is: a working day. */
export const OPERATOR_DAY_HOURS = 9;

/** Hours for which the link is good by which an operator enrols, once. */
export const ENROLMENT_HOURS = 24;

/** Digits of a code of the authenticator app. */
export const OPERATOR_CODE_LENGTH = 6;

/** Returns the registration number of an exchange as it is kept; null for a text that is none. */
export function tidyFoundNumber(typed: string): string | null {
  const tidy = typed.trim();
  return /^[A-Za-z0-9][A-Za-z0-9/-]{2,29}$/.test(tidy) ? tidy : null;
}

/** Hours for which a second operator may decide about what another proposed. */
export const PROPOSAL_HOURS = 24;

/** The letters of the reason that goes with an act. */
export const REASON_LENGTH = { least: 10, most: 500 } as const;

/** Rows of a list of the console. */
export const OPERATOR_ROWS = 50;

/** Says whether a text can be the name by which an operator signs in: small letters and digits, with dots and hyphens between. */
export const isOperatorName = (name: string): boolean =>
  /^[a-z][a-z0-9]*([.-][a-z0-9]+)*$/.test(name) && name.length <= 40;

/** The form in which an operator's name is compared. */
export const tidyOperatorName = (typed: string): string => typed.trim().toLowerCase();

/** Says why something cannot be decided, in the data of `decision_refused`. */
export type DecisionRefusal =
  /** The job does not wait any more. */
  | 'not_parked'
  /** Another operator proposed the same. */
  | 'proposed'
  /** An operator proposed it themselves: another one decides. */
  | 'own'
  /** Another operator proposed it, who alone may withdraw it. */
  | 'not_own'
  /** It was decided, or waited too long. */
  | 'over'
  /** It moves money, or may: each is looked at by itself. */
  | 'one_by_one'
  /** The account holder has given another PAN while the registry was asked about the one before. */
  | 'pan_changed';

/** Codes for faults in a reason; `operatorErrorText` has their words. */
export type ReasonFault = 'reason_short' | 'reason_long' | 'reason_personal';

/** A PAN, an email address, or a number as long as that of a phone or an account. */
const PERSONAL = /\b[a-z]{5}\d{4}[a-z]\b|\S@\S+\.\S|\d(?:[ -]?\d){8}/i;

/**
 * Checks the reason of an act. It stays in the audit log for good, which no deletion of an account reaches: a number or an address of a
 * person has no place in it.
 */
export function checkReason(reason: string): ReasonFault | null {
  const letters = [...reason.trim()].length;
  if (letters < REASON_LENGTH.least) return 'reason_short';
  if (letters > REASON_LENGTH.most) return 'reason_long';
  return PERSONAL.test(reason) ? 'reason_personal' : null;
}

/** What a book says of a record that another says otherwise; nothing but its name: it has no such record. */
export interface BookSays {
  readonly book: string;
  readonly amount?: Paise;
  readonly units?: Units;
  readonly nav?: Nav;
  /** What else tells it from what another says: state, numbers, days. */
  readonly status?: string;
}

/** A record that a check of the reconciliation does not hold for. `ref` is its id, or its number in the book that the check names. */
export interface ReconciliationFinding {
  readonly check: string;
  readonly ref: string;
  /** What each book says of it; runs of before have not kept it. */
  readonly says?: readonly BookSays[];
}

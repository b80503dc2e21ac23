import { type Instant, DAY } from '#time/index.js';

/** The calls that an advisor prepares and their customer approves by an OTP of their own. */
export const APPROVABLE_CALLS = [
  'requestRedemption',
  'requestSwitch',
  'saveProfile',
  'updateProfile',
  'updateNominees',
  'changeBankAccount',
  'updateBankAccount',
  'changeSip',
  'stepUpSip',
  'stopSip',
  'saveUser',
] as const;
/** One of `APPROVABLE_CALLS`. */
export type ApprovableCall = (typeof APPROVABLE_CALLS)[number];

/** The states of what was asked for. `expired` is one that nobody answered in time. */
export const APPROVAL_STATES = ['pending', 'approved', 'declined', 'expired'] as const;
/** One of `APPROVAL_STATES`. */
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Why a request is over that could have been answered longer: a newer one has taken its place, or the advisor may not act any more. */
export const APPROVAL_ENDS = ['replaced', 'withdrawn'] as const;

/** What a change is about, as the page of the link names it. */
export const APPROVAL_FIELDS = [
  'email',
  'address',
  'pincode',
  'bank',
  'bankAccount',
  'bankUse',
  'nominee',
  'noNominee',
  'scheme',
  'sipAmount',
  'sipDate',
  'stepUp',
  'accountHolder',
  'pan',
  'birthDate',
  'gender',
  'mobileOf',
  'emailOf',
  'occupation',
  'income',
  'aadhaar',
  'birthPlace',
  'taxResidence',
  'politics',
] as const;
/** One of `APPROVAL_FIELDS`. */
export type ApprovalField = (typeof APPROVAL_FIELDS)[number];

/** How long a customer may answer: as long as for a cart. */
export const CUSTOMER_APPROVAL_VALIDITY = DAY;

/** Returns the state of what was asked for at a time: nothing waits beyond its end. */
export function approvalStateAt(state: ApprovalState, until: Instant, now: Instant): ApprovalState {
  return state === 'pending' && now >= until ? 'expired' : state;
}

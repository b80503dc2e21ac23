import { addPaise, type Paise, subtractPaise, ZERO_PAISE } from '#money/index.js';
import type { BusinessDate, Instant } from '#time/index.js';
import { INDIVIDUAL_TAX_STATUS, type MandateMethod, type MandateType } from './methods.js';

/** The statuses of mandates, as the wire has them. */
export const MANDATE_STATUSES = ['New Mandate', 'Processing', 'Approved', 'Rejected'] as const;
/** One of `MANDATE_STATUSES`. */
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** The tone in which each status is shown. */
export const mandateTones = {
  'New Mandate': 'danger',
  Processing: 'warning',
  Approved: 'success',
  Rejected: 'disabled',
} as const satisfies Record<MandateStatus, string>;

/** Returns the types that an investor may choose, the better one first: online is for individuals alone. */
export function mandateTypesFor(taxStatus: string): readonly [MandateType, ...MandateType[]] {
  return taxStatus === INDIVIDUAL_TAX_STATUS ? ['N', 'X'] : ['X'];
}

/** What a mandate is asked for with. */
export interface MandateTerms {
  readonly method: MandateMethod;
  readonly amount: Paise;
  readonly bankAccountId: string | null;
  readonly endDate: BusinessDate | null;
}

/** Tells whether two mandates have identical terms. Only a mandate with identical terms is resumed; otherwise a new one is set up. */
export function isSameMandate(one: MandateTerms, other: MandateTerms): boolean {
  const isSameDebit = one.method === other.method && one.amount === other.amount;
  return isSameDebit && one.bankAccountId === other.bankAccountId && one.endDate === other.endDate;
}

interface Shown {
  readonly type: MandateType;
  readonly status: MandateStatus;
}

/** Tells whether the signed form of a mandate is waited for, so that "Upload Form" is offered. */
export function awaitsForm({ type, status }: Shown): boolean {
  return type === 'X' && status === 'New Mandate';
}

/** Tells whether a mandate was begun online and its holder has not been to their bank yet, so that they can go on. */
export function awaitsBank({ type, status }: Shown): boolean {
  return type === 'N' && status === 'New Mandate';
}

/** Tells whether a mandate may still debit something: those that are rejected or cancelled never will. */
export function isLiveMandate({ status }: Pick<Shown, 'status'>): boolean {
  return status !== 'Rejected';
}

/** The days in which a mandate is approved, as they are promised: working days online, days of the calendar on paper; UPI answers at once. */
export const APPROVAL_DAYS: Readonly<Record<MandateMethod, { readonly from: number; readonly to: number }>> = {
  upi: { from: 0, to: 0 },
  netBanking: { from: 2, to: 3 },
  debitCard: { from: 2, to: 3 },
  paper: { from: 15, to: 20 },
};

/** Says how far a mandate pays the later instalments of SIPs. */
export const SIP_COVERS = ['covered', 'limit_too_small', 'no_mandate'] as const;
/** One of `SIP_COVERS`. */
export type SipCover = (typeof SIP_COVERS)[number];

/**
 * Tells whether an approved mandate over `limit` (null when there is none) pays SIPs with later instalments of `total` a month: its limit
 * is to be at least their total.
 */
export function sipCover(limit: Paise | null, total: Paise): SipCover {
  if (limit === null) return 'no_mandate';
  return limit >= total ? 'covered' : 'limit_too_small';
}

/** What the instalments of SIPs of a SIP date come to; null for a date that is not chosen yet. */
export interface SipDebits {
  readonly sipDate: number | null;
  readonly amount: Paise;
}

/** The day on which SIPs need most of what a mandate has left; `sipDate` is null where its limit is that of each debit. */
export interface SipRoom {
  readonly sipDate: number | null;
  readonly left: Paise;
  readonly needed: Paise;
}

/** Returns how much SIPs need of a mandate, and what it has left for them: together, or on the day on which they fit least where its limit is that of a day, so that it says what others have `taken`. */
export function sipRoom(
  { amount, taken }: { readonly amount: Paise; readonly taken?: readonly SipDebits[] | undefined },
  sips: readonly SipDebits[],
): SipRoom {
  const sumOn = (of: readonly SipDebits[], day: number | null) =>
    addPaise(...of.filter(({ sipDate }) => sipDate === day).map((each) => each.amount));
  const together = { sipDate: null, left: amount, needed: addPaise(...sips.map((each) => each.amount)) };
  if (!taken) return together;
  const days = sips.map(({ sipDate }) => {
    const others = sumOn(taken, sipDate);
    return {
      sipDate,
      left: others < amount ? subtractPaise(amount, others) : ZERO_PAISE,
      needed: sumOn(sips, sipDate),
    };
  });
  return days.sort((a, b) => a.left - a.needed - (b.left - b.needed))[0] ?? together;
}

/** The facts of an approved mandate that decide what it pays. */
interface Payer {
  readonly id: string;
  readonly limit: Paise;
  readonly startDate: BusinessDate;
  readonly endDate: BusinessDate | null;
  readonly createdAt: Instant;
}

/** A debit: its amount, its day, and the mandate that is preferred for it, if any. */
export interface MandateDebit {
  readonly amount: Paise;
  readonly on: BusinessDate;
  readonly preferredId?: string | null;
  /** true where no other one than the preferred pays it: the exchange debits the mandate that a SIP is registered with. */
  readonly isBound?: boolean;
  /** What else is debited by each mandate on that day, where its limit is that of a day; left out where it is that of each debit. */
  readonly taken?: ReadonlyMap<string, Paise> | undefined;
}

/**
 * Returns the one of an investor's approved mandates that pays a debit: of those that cover its amount on its day the preferred one, else the one
 * with the highest limit, and of equal ones the oldest. undefined where none does, or not the one that it is bound to.
 */
export function payingMandate<Mandate extends Payer>(
  approved: readonly Mandate[],
  { amount, on, preferredId = null, isBound = false, taken }: MandateDebit,
): Mandate | undefined {
  const isValid = ({ startDate, endDate }: Payer) => startDate <= on && (endDate === null || endDate >= on);
  const isEnough = ({ id, limit }: Payer) => limit >= addPaise(amount, taken?.get(id) ?? ZERO_PAISE);
  const covering = approved.filter((each) => isEnough(each) && isValid(each));
  const byLimit = [...covering].sort((a, b) => b.limit - a.limit || a.createdAt - b.createdAt);
  const preferred = covering.find(({ id }) => id === preferredId);
  return isBound && preferredId !== null ? preferred : (preferred ?? byLimit[0]);
}

interface Sip {
  readonly amount: Paise;
  /** null when it is not known yet. */
  readonly instalments: number | null;
  /** false where its first instalment is debited too. */
  readonly firstOrderToday?: boolean | undefined;
}

/** Tells whether an instalment of a SIP is debited: one after the first, or the first of a SIP that begins later. */
export const hasDebits = ({ instalments, firstOrderToday }: Omit<Sip, 'amount'>): boolean =>
  instalments !== 1 || firstOrderToday === false;

/** Tells whether a single instalment of a SIP is debited. */
export const isDebitedOnce = ({ instalments, firstOrderToday }: Omit<Sip, 'amount'>): boolean =>
  instalments === (firstOrderToday === false ? 1 : 2);

/** Returns the monthly sum of the instalments of SIPs that are debited. */
export function laterInstalments(sips: readonly Sip[]): Paise {
  return addPaise(...sips.filter(hasDebits).map(({ amount }) => amount));
}

import type { Paise, Units } from '#money/index.js';
import type { BusinessDate } from '#time/index.js';

/** What a line of transactions of a statement is, by the names that casparser gives them; `BONUS` is ours. */
export const OUTSIDE_KINDS = [
  'PURCHASE',
  'PURCHASE_SIP',
  'SWITCH_IN',
  'SWITCH_IN_MERGER',
  'DIVIDEND_REINVEST',
  'SEGREGATION',
  'BONUS',
  'REDEMPTION',
  'SWITCH_OUT',
  'SWITCH_OUT_MERGER',
  'REVERSAL',
  'DIVIDEND_PAYOUT',
  'STAMP_DUTY_TAX',
  'STT_TAX',
  'TDS_TAX',
  'MISC',
  'UNKNOWN',
] as const;

/** One of `OUTSIDE_KINDS`. */
export type OutsideKind = (typeof OUTSIDE_KINDS)[number];

/** Statements round to three decimals: units that differ by less are the same. */
export const ROUNDING = 20;

export const isSameUnits = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDING;

/** A line of transactions of a scheme in a folio. */
export interface OutsideMovement {
  readonly date: BusinessDate;
  readonly kind: OutsideKind;
  /** Below zero where units go; 0 of a line of money alone. */
  readonly units: Units;
  /** The amount as the statement prints it: below zero where money comes back; null where it names none. */
  readonly amount: Paise | null;
}

/** The lines of a scheme in a folio, and what was there before the first of them. */
export interface OutsideLines {
  readonly opening: Units;
  readonly movements: readonly OutsideMovement[];
}

/** A balance that the lines of a statement do not add up to. */
export interface BalanceGap {
  readonly folioNo: string;
  readonly schemeName: string;
  /** The day of the line whose balance it is; null of the closing balance. */
  readonly date: BusinessDate | null;
  readonly reckoned: Units;
  readonly stated: Units;
}

import {
  divideRounded,
  toSafeNumber,
  type Nav,
  valueAtNav,
  type Paise,
  type Units,
  unitsFromScaled,
} from '#money/index.js';
import type { RedemptionMeasure } from './states.js';

/** The limits of a scheme for those who sell; a holding of the portfolio carries them. */
export interface RedemptionLimits {
  readonly minimumRedemptionAmount: Paise;
  readonly minimumRedemptionUnits: Units;
  /** Amounts are whole multiples of it; 0 sets no multiple. */
  readonly redemptionAmountMultiple: Paise;
  readonly redemptionUnitsMultiple: Units;
}

/** What can be sold of a scheme in a folio. */
export interface Available {
  readonly units: Units;
  /** Their value at the last NAV. */
  readonly amount: Paise;
}

/** How much of a holding is where. */
export interface HeldUnits {
  readonly held: Units;
  /** Units that a lock-in holds. */
  readonly locked: Units;
  /** Units that redemptions in progress reserve. */
  readonly reserved: Units;
}

/** Returns the units that can be sold: those held that neither a lock-in nor a redemption in progress keeps. */
export function freeUnits({ held, locked, reserved }: HeldUnits): Units {
  return unitsFromScaled(Math.max(0, held - locked - reserved));
}

/** Returns what can be sold of free units, valued at the last NAV. */
export function availableAt(free: Units, price: Nav): Available {
  return { units: free, amount: valueAtNav(free, price) };
}

/** Returns the units that an amount takes at a NAV, rounded up to the next thousandth: a redemption holds back so many until its own NAV is known. */
export function unitsToReserve(amount: Paise, price: Nav): Units {
  const step = 10n;
  const exact = BigInt(amount) * 10_000_000_000n;
  const divisor = BigInt(price) * step;
  return unitsFromScaled(toSafeNumber(((exact + divisor - 1n) / divisor) * step));
}

/** Returns the units that an amount takes at a NAV, to the nearest thousandth, and never more than there are. */
export function unitsToRedeem(amount: Paise, price: Nav, most: Units): Units {
  const wanted = toSafeNumber(divideRounded(BigInt(amount) * 10_000_000_000n, BigInt(price) * 10n) * 10n);
  return unitsFromScaled(Math.min(wanted, most));
}

/** A person's choice so far. Only the field of its measure counts; null is not entered yet, `invalid` is no number. */
export interface RedemptionChoice {
  readonly measure: RedemptionMeasure;
  readonly amount: Paise | 'invalid' | null;
  readonly units: Units | 'invalid' | null;
}

/** Codes for faults in a choice; `redemptionErrorText` has their words. */
export type RedemptionErrorCode =
  | 'value_required'
  | 'below_minimum'
  | 'above_available'
  | 'not_multiple'
  | 'nothing_free';

/** The bounds of the field that a choice is entered in. */
export function redemptionBounds(
  limits: RedemptionLimits,
  available: Available,
  measure: Exclude<RedemptionMeasure, 'all'>,
): { readonly min: number; readonly max: number; readonly multiple: number } {
  return measure === 'amount'
    ? { min: limits.minimumRedemptionAmount, max: available.amount, multiple: limits.redemptionAmountMultiple }
    : { min: limits.minimumRedemptionUnits, max: available.units, multiple: limits.redemptionUnitsMultiple };
}

/**
 * Checks a choice; undefined when it is in order. All can be sold whatever it is worth: what is left
 * below the minimum is sold in no other way.
 */
export function checkRedemption(
  limits: RedemptionLimits,
  available: Available,
  choice: RedemptionChoice,
): RedemptionErrorCode | undefined {
  if (available.units <= 0) return 'nothing_free';
  if (choice.measure === 'all') return undefined;
  const value = choice[choice.measure];
  if (value === null || value === 'invalid' || value <= 0) return 'value_required';
  const { min, max, multiple } = redemptionBounds(limits, available, choice.measure);
  if (value < min) return 'below_minimum';
  if (value > max) return 'above_available';
  return multiple > 0 && value % multiple !== 0 ? 'not_multiple' : undefined;
}

/**
 * Tells whether a choice that `checkRedemption` found in order is worth less, at the last NAV, than the scheme takes that it is switched to: a
 * switch is a purchase there. All counts too, since the fund house refuses it alike.
 * @param minimum the least lump sum of that scheme
 */
export function isBelowTarget(minimum: Paise, available: Available, choice: RedemptionChoice, price: Nav): boolean {
  const { measure, amount, units } = choice;
  if (measure === 'all') return available.amount < minimum;
  const value = measure === 'amount' ? amount : units;
  if (value === null || value === 'invalid') return false;
  return (measure === 'amount' ? value : valueAtNav(value as Units, price)) < minimum;
}

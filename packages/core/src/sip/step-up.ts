import { INVESTMENT_MAXIMUM } from '#cart/index.js';
import { paise, type Paise, rupees } from '#money/index.js';

/** How a step-up is measured: by a sum of rupees, or by per cent of the amount before. */
export const STEP_UP_KINDS = ['sum', 'percent'] as const;
/** One of `STEP_UP_KINDS`. */
export type StepUpKind = (typeof STEP_UP_KINDS)[number];

/** A step-up of every year; `by` is in paise for a sum, in whole per cent otherwise. */
export interface StepUp {
  readonly kind: StepUpKind;
  readonly by: number;
}

/** The bounds of a step-up, both included: whole rupees, and whole per cent. */
export const SIP_STEP_UP_BOUNDS = {
  sum: { min: rupees(100), max: rupees(1_00_000) },
  percent: { min: 1, max: 50 },
} as const;

/** The instalments between two step-ups of a monthly SIP. */
export const STEP_UP_EVERY = 12;

/** Returns the instalment with which a step-up that is set after so many first raises a SIP: that a year after the next. */
export const firstStepUp = (instalmentsDone: number): number => instalmentsDone + 1 + STEP_UP_EVERY;

/** Codes for faults in a step-up. */
export type StepUpErrorCode = 'step_up_required' | 'step_up_not_whole' | 'step_up_too_small' | 'step_up_too_large';

/** Returns the fault of a step-up; null when there is none. `by` is null while nothing was entered. */
export function checkStepUp(kind: StepUpKind, by: number | null): StepUpErrorCode | null {
  const { min, max } = SIP_STEP_UP_BOUNDS[kind];
  if (by === null) return 'step_up_required';
  if (!Number.isInteger(by) || (kind === 'sum' && by % 100 !== 0)) return 'step_up_not_whole';
  if (by < min) return 'step_up_too_small';
  return by > max ? 'step_up_too_large' : null;
}

/**
 * Returns the amount after one step-up: a whole multiple of what the scheme accepts (at least a whole rupee), rounded down, never above the
 * greatest amount of an investment. Per cent are of the amount before, so that they compound.
 */
export function steppedUp(amount: Paise, { kind, by }: StepUp, multiple: Paise = rupees(1)): Paise {
  const exact = kind === 'sum' ? amount + by : Math.floor((amount * (100 + by)) / 100);
  const step = Math.max(multiple, rupees(1));
  const rounded = Math.floor(exact / step) * step;
  // a per cent too small for the step changes nothing rather than lowering the amount
  return paise(Math.min(INVESTMENT_MAXIMUM, Math.max(amount, rounded)));
}

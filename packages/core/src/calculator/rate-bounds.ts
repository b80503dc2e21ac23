/** The least and greatest value, both included, and the value at the start. */
export interface Bounds<Value extends number> {
  readonly min: Value;
  readonly max: Value;
  readonly default: Value;
}

/** The highest return that AMFI lets distributors illustrate, in per cent a year. */
export const AMFI_MAX_RATE = 13;

/** The steps of a return in per cent a year: 12.5 is one. */
export const RATE_STEP = 0.1;

/** The widest bounds: those of a sandbox. */
const RATE_BOUNDS: Bounds<number> = { min: 1, max: 30, default: 8 };

/**
 * Returns the bounds of the expected return in per cent a year. An operator or a page may cap it; a cap outside 1 to 30
 * moves to the nearer end.
 */
export function rateBounds(cap: number = RATE_BOUNDS.max): Bounds<number> {
  const max = cap < RATE_BOUNDS.max ? Math.max(RATE_BOUNDS.min, cap) : RATE_BOUNDS.max;
  return { min: RATE_BOUNDS.min, max, default: Math.min(RATE_BOUNDS.default, max) };
}

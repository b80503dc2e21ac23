import { type Branded, toCount, toScaled } from './count.js';

/** Mutual-fund units as a whole number of ten-thousandths, since fund houses give three decimals or four; may be negative. */
export type Units = Branded<'units'>;

const UNITS_SCALE = 10_000;

/** Turns a whole number of ten-thousandths into units. Throws RangeError when it is not whole or beyond 2^51 (see MAX_COUNT). */
export function unitsFromScaled(count: number): Units {
  return toCount(count, 'ten-thousandths of units') as Units;
}

/** Turns a decimal with at most four places, as the wire has it, into units. Throws RangeError for more places. */
export function units(value: number): Units {
  return toScaled(value, UNITS_SCALE, 'units') as Units;
}

/** Turns a decimal with any number of places into units, to the nearest ten-thousandth. Throws RangeError when it is too large for Units. */
export function unitsRounded(value: number): Units {
  return unitsFromScaled(Math.round(value * UNITS_SCALE));
}

/** Returns units as a decimal, for the wire and for display only. */
export function toUnitsNumber(value: Units): number {
  return value / UNITS_SCALE;
}

/** Returns the sum of units; zero for none. Throws RangeError as unitsFromScaled does. */
export function addUnits(...values: readonly Units[]): Units {
  return values.reduce((sum, value) => unitsFromScaled(sum + value), ZERO_UNITS);
}

/** No units. */
export const ZERO_UNITS = 0 as Units;

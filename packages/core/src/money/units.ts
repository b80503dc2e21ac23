import { type Branded, toCount, toScaled } from './brand.js';

/** Mutual-fund units as a whole number of thousandths; may be negative. */
export type Units = Branded<'units'>;

/** A whole number of thousandths as units. Throws RangeError when it is not whole or beyond 2^51 (see MAX_COUNT). */
export function milliUnits(count: number): Units {
  return toCount(count, 'thousandths of units') as Units;
}

/** Units with at most three decimals, as the wire has them. */
export function units(value: number): Units {
  return toScaled(value, 1_000, 'units') as Units;
}

/** Units as a decimal, for the wire and for display only. */
export function toUnitsNumber(value: Units): number {
  return value / 1_000;
}

/** Sum of units; zero for none. Throws RangeError as milliUnits does. */
export function addUnits(...values: readonly Units[]): Units {
  return values.reduce((sum, value) => milliUnits(sum + value), ZERO_UNITS);
}

export const ZERO_UNITS = 0 as Units;

import { type Branded, toScaled } from './brand.js';

/** Mutual-fund units as a whole number of thousandths; may be negative. */
export type Units = Branded<'units'>;

/** A whole number of thousandths as units. Throws RangeError when it is not a safe integer. */
export function milliUnits(count: number): Units {
  if (!Number.isSafeInteger(count)) throw new RangeError(`units must be a whole number of thousandths: ${count}`);
  return count as Units;
}

/** Units with at most three decimals, as the wire has them. */
export function units(value: number): Units {
  return toScaled(value, 1_000, 'units') as Units;
}

/** Units as a decimal, for the wire and for display only. */
export function toUnitsNumber(value: Units): number {
  return value / 1_000;
}

export function addUnits(...values: readonly Units[]): Units {
  return milliUnits(values.reduce<number>((sum, value) => sum + value, 0));
}

export const ZERO_UNITS = 0 as Units;

/** Net asset value of one unit as a whole number of 1e-8 rupee (AMFI publishes up to eight decimals). */
export type Nav = Branded<'nav'>;

const NAV_SCALE = 100_000_000;

/** Turns a whole number of 1e-8 rupee into a NAV. Throws RangeError unless it is positive: a zero NAV is a data fault. */
export function navFromScaled(count: number): Nav {
  if (count <= 0) throw new RangeError(`NAV must be positive: ${count}`);
  return toCount(count, 'NAV in 1e-8 rupee') as Nav;
}

/**
 * Turns rupees with at most eight decimals, as the wire and AMFI have them, into a NAV. Throws RangeError for more decimals or a number
 * that is not positive.
 */
export function nav(value: number): Nav {
  return navFromScaled(toScaled(value, NAV_SCALE, 'NAV'));
}

/** Returns a NAV in rupees, for the wire and for display only. */
export function toNavNumber(value: Nav): number {
  return value / NAV_SCALE;
}

/** Returns the worth of units at a NAV, to the nearest paisa, half away from zero. Throws RangeError when it is too large for Paise. */
export function valueAtNav(held: Units, price: Nav): Paise {
  // Ten-thousandths × 1e-8 rupee are 1e-12 rupee; a paisa is 1e10 of those.
  return paise(toSafeNumber(divideRounded(BigInt(held) * BigInt(price), 10_000_000_000n)));
}

/**
 * Returns the units that an amount buys at a NAV, to the nearest thousandth, or ten-thousandth where the fund house gives four decimals,
 * half away from zero. Throws RangeError when they are too many for Units.
 */
export function unitsFor(amount: Paise, price: Nav, decimals: 3 | 4 = 3): Units {
  const step = decimals === 3 ? 10n : 1n;
  return unitsFromScaled(toSafeNumber(divideRounded(BigInt(amount) * 10_000_000_000n, BigInt(price) * step) * step));
}

/**
 * Returns the stamp duty that is inside the amount of a purchase: 0.005 % of what is left to buy units, and so amount × 0.005 / 100.005, to
 * the nearest paisa (Indian Stamp Act, from 1 July 2020).
 */
export function stampDutyOn(amount: Paise): Paise {
  return paise(toSafeNumber(divideRounded(BigInt(amount) * 5n, 100_005n)));
}

/** Tells whether two books that round each for itself have the same amount: they may differ by a paisa. */
export function isSameButRounding(one: Paise, other: Paise): boolean {
  return Math.abs(one - other) <= 1;
}

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

declare const kind: unique symbol;

/** A number that may not be mixed with numbers of another kind. */
export type Branded<Kind extends string> = number & { readonly [kind]: Kind };

/**
 * The largest count of paise, ten-thousandths or 1e-8: up to here a decimal number on the wire names one count and no other. In paise it is
 * 22.5 lakh crore rupees.
 */
export const MAX_COUNT = 2 ** 51;

const isCount = (value: number) => Number.isInteger(value) && Math.abs(value) <= MAX_COUNT;

/** Returns a whole number as it is; throws RangeError when it is not whole or beyond MAX_COUNT. Minus zero becomes zero. */
function toCount(value: number, name: string): number {
  if (!isCount(value)) {
    throw new RangeError(`${name} must be a whole number up to 2^51: ${value}`);
  }
  return value + 0;
}

/** Turns an exact decimal into an integer of `1 / scale`; throws RangeError when it has more decimals than that or is too large to be exact. */
function toScaled(value: number, scale: number, name: string): number {
  const scaled = Math.round(value * scale);
  if (!(Math.abs(scaled) <= MAX_COUNT)) throw new RangeError(`${name} is out of range: ${value}`);
  if (scaled / scale !== value) throw new RangeError(`${name} has too many decimals: ${value}`);
  return scaled + 0;
}

/** Divides integers, rounded half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/** Returns a BigInt as a number; throws RangeError when it is too large to be exact. */
export function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`value is out of range: ${value}`);
  return result;
}

/** An amount of Indian money as a whole number of paise (1/100 rupee); may be negative. */
export type Paise = Branded<'paise'>;

/** Turns a whole number of paise into money. Throws RangeError when it is not whole or beyond 2^51 (see MAX_COUNT). */
export function paise(count: number): Paise {
  return toCount(count, 'paise') as Paise;
}

/** Turns rupees with at most two decimals into money. Throws RangeError when a fraction of a paisa is left. */
export function rupees(value: number): Paise {
  return toScaled(value, 100, 'amount in rupees') as Paise;
}

/** Returns money as rupees, for the wire and for display only: never calculate with the result. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

/** Tells whether a number of paise is whole and within the range of money. */
export function isAmount(count: number): boolean {
  return isCount(count);
}

/** Returns the sum of amounts; zero for none. Throws RangeError as paise does, here and in all sums. */
export function addPaise(...amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => paise(sum + amount), ZERO_PAISE);
}

/** Returns `from` less `amount`. Throws RangeError as paise does. */
export function subtractPaise(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

/** Returns `count` times an amount; `count` is a whole number such as the number of instalments. Throws RangeError as paise does. */
export function timesPaise(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

/** No money. */
export const ZERO_PAISE = 0 as Paise;

import { type Branded, isCount, toCount, toScaled } from './count.js';

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

/** Tells whether two books that round each for itself have the same amount: they may differ by a paisa. */
export function isSameButRounding(one: Paise, other: Paise): boolean {
  return Math.abs(one - other) <= 1;
}

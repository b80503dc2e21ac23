import { type Branded, toCount, toScaled } from './brand.js';

/** An amount of Indian money as a whole number of paise (1/100 rupee); may be negative. */
export type Paise = Branded<'paise'>;

/** A whole number of paise as money. Throws RangeError when it is not whole or beyond 2^51 (see MAX_COUNT). */
export function paise(count: number): Paise {
  return toCount(count, 'paise') as Paise;
}

/** Rupees with at most two decimals as money. Throws RangeError when a fraction of a paisa is left. */
export function rupees(value: number): Paise {
  return toScaled(value, 100, 'amount in rupees') as Paise;
}

/** Money as rupees, for the wire and for display only: never calculate with the result. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

/** Sum of amounts; zero for none. Throws RangeError as paise does, here and in all sums. */
export function addPaise(...amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => paise(sum + amount), ZERO_PAISE);
}

/** `from` less `amount`. */
export function subtractPaise(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

/** `count` times an amount; `count` is a whole number such as the number of instalments. */
export function timesPaise(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

export const ZERO_PAISE = 0 as Paise;

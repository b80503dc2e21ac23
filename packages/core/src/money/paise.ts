import { type Branded, toScaled } from './brand.js';

/** An amount of Indian money as a whole number of paise (1/100 rupee); may be negative. */
export type Paise = Branded<'paise'>;

/** A whole number of paise as money. Throws RangeError when it is not a safe integer. */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`paise must be a whole number: ${count}`);
  return count as Paise;
}

/** Rupees with at most two decimals as money. Throws RangeError when a fraction of a paisa is left. */
export function rupees(value: number): Paise {
  return toScaled(value, 100, 'amount in rupees') as Paise;
}

/** Money as rupees, for the wire and for display only: never calculate with the result. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

export function addPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtractPaise(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

/** `count` times an amount; `count` is a whole number such as the number of instalments. */
export function timesPaise(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

export const ZERO_PAISE = 0 as Paise;

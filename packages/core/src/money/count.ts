declare const kind: unique symbol;

/** A number that may not be mixed with numbers of another kind. */
export type Branded<Kind extends string> = number & { readonly [kind]: Kind };

/**
 * The largest count of paise, ten-thousandths or 1e-8: up to here a decimal number on the wire names one count and no other. In paise it is
 * 22.5 lakh crore rupees.
 */
export const MAX_COUNT = 2 ** 51;

export const isCount = (value: number) => Number.isInteger(value) && Math.abs(value) <= MAX_COUNT;

/** Returns a whole number as it is; throws RangeError when it is not whole or beyond MAX_COUNT. Minus zero becomes zero. */
export function toCount(value: number, name: string): number {
  if (!isCount(value)) {
    throw new RangeError(`${name} must be a whole number up to 2^51: ${value}`);
  }
  return value + 0;
}

/** Turns an exact decimal into an integer of `1 / scale`; throws RangeError when it has more decimals than that or is too large to be exact. */
export function toScaled(value: number, scale: number, name: string): number {
  const scaled = Math.round(value * scale);
  if (!(Math.abs(scaled) <= MAX_COUNT)) throw new RangeError(`${name} is out of range: ${value}`);
  if (scaled / scale !== value) throw new RangeError(`${name} has too many decimals: ${value}`);
  return scaled + 0;
}

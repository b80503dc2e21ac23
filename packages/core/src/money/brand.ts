declare const kind: unique symbol;

/** A number that may not be mixed with numbers of another kind. */
export type Branded<Kind extends string> = number & { readonly [kind]: Kind };

/** Turns an exact decimal into an integer of `1 / scale`; throws RangeError when it has more decimals than that or is too large to be exact. */
export function toScaled(value: number, scale: number, name: string): number {
  const scaled = Math.round(value * scale);
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${name} is out of range: ${value}`);
  if (scaled / scale !== value) throw new RangeError(`${name} has too many decimals: ${value}`);
  return scaled;
}

/** Integer division rounded half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/** A BigInt as a number; throws RangeError when it is too large to be exact. */
export function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`value is out of range: ${value}`);
  return result;
}

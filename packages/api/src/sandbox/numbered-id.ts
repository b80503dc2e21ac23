import { randomInt } from 'node:crypto';

/** A number of so many digits, the first of them not 0. */
export function numberedId(digits: number): string {
  const first = 10 ** (Math.min(digits, 12) - 1);
  return String(randomInt(first, first * 10));
}

import { type Branded, isCount, toCount, toScaled } from './count.js';
import { divideRounded, toSafeNumber } from './divide.js';
import { type Paise, paise } from './money.js';
import { type Units, unitsFromScaled } from './units.js';

/** Net asset value of one unit as a whole number of 1e-8 rupee (AMFI publishes up to eight decimals). */
export type Nav = Branded<'nav'>;

const NAV_SCALE = 100_000_000;

/** Turns a whole number of 1e-8 rupee into a NAV. Throws RangeError unless it is positive: a zero NAV is a data fault. */
export function navFromScaled(count: number): Nav {
  if (count <= 0) throw new RangeError(`NAV must be positive: ${count}`);
  return toCount(count, 'NAV in 1e-8 rupee') as Nav;
}

/** Turns a whole number of 1e-8 rupee that others wrote into a NAV; null where it can be none, so that one such line costs no file. */
export const navOrNull = (count: number): Nav | null => (count > 0 && isCount(count) ? navFromScaled(count) : null);

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

/** The decimals that statements have of a NAV at least, and that AMFI publishes. */
const [FEWEST_DECIMALS, DECIMALS] = [2, 4];

/** Returns the decimals with which a NAV is stated. */
function decimalsOf(stated: Nav): number {
  let decimals = FEWEST_DECIMALS;
  while (decimals < DECIMALS && stated % (NAV_SCALE / 10 ** decimals) !== 0) decimals += 1;
  return decimals;
}

/** Tells whether a NAV that a statement has is a published one: some statements leave decimals out, some add more. */
export function isSameNav(stated: Nav, published: Nav): boolean {
  const step = NAV_SCALE / 10 ** decimalsOf(stated);
  return Math.round(stated / step) === Math.round(published / step);
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

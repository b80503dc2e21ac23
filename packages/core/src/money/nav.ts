import { type Branded, divideRounded, toCount, toSafeNumber, toScaled } from './brand.js';
import { paise, type Paise } from './paise.js';
import { milliUnits, type Units } from './units.js';

/** Net asset value of one unit as a whole number of 1e-8 rupee (AMFI publishes up to eight decimals). */
export type Nav = Branded<'nav'>;

const NAV_SCALE = 100_000_000;

/** A whole number of 1e-8 rupee as a NAV. Throws RangeError unless it is positive: a zero NAV is a data fault. */
export function navFromScaled(count: number): Nav {
  if (count <= 0) throw new RangeError(`NAV must be positive: ${count}`);
  return toCount(count, 'NAV in 1e-8 rupee') as Nav;
}

/** A NAV in rupees with at most eight decimals, as the wire and AMFI have it. */
export function nav(value: number): Nav {
  return navFromScaled(toScaled(value, NAV_SCALE, 'NAV'));
}

/** A NAV in rupees, for the wire and for display only. */
export function toNavNumber(value: Nav): number {
  return value / NAV_SCALE;
}

/** Worth of units at a NAV, to the nearest paisa, half away from zero. Throws RangeError when it is too large for Paise. */
export function worthOf(held: Units, price: Nav): Paise {
  // thousandths × 1e-8 rupee = 1e-11 rupee; a paisa is 1e9 of those
  return paise(toSafeNumber(divideRounded(BigInt(held) * BigInt(price), 1_000_000_000n)));
}

/** Units that an amount buys at a NAV, to the nearest thousandth, half away from zero. Throws RangeError when they are too many for Units. */
export function unitsFor(amount: Paise, price: Nav): Units {
  return milliUnits(toSafeNumber(divideRounded(BigInt(amount) * 1_000_000_000n, BigInt(price))));
}

/** Stamp duty on a purchase: 0.005 % of the amount paid, to the nearest paisa; the rest buys units (SEBI, from 1 July 2020). */
export function stampDutyOn(amount: Paise): Paise {
  return paise(toSafeNumber(divideRounded(BigInt(amount) * 5n, 100_000n)));
}

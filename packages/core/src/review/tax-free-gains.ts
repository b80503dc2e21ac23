import {
  addPaise,
  addUnits,
  paise,
  type Paise,
  type Units,
  valueAtNav,
  type Nav,
  ZERO_PAISE,
  ZERO_UNITS,
} from '#money/index.js';
import type { DatedMovement, Lot } from '#portfolio/index.js';
import { type Disposal, equityExemptionOf, type FinancialYear, gainsOf } from '#tax/index.js';
import type { BusinessDate } from '#time/index.js';

/** The lots of an equity scheme in one folio, oldest first, as they would be sold: first in, first out. */
export interface EquityLots {
  readonly lots: readonly Lot<DatedMovement>[];
  readonly nav: Nav;
  /** The NAV of 31 January 2018; null where it is not known. */
  readonly fairNav: Nav | null;
}

/** A scheme, by what decides the gain of selling units of it at its last NAV. */
export interface SoldScheme extends Pick<Disposal, 'taxClass' | 'isListed'>, Omit<EquityLots, 'lots'> {}

/** Returns the sale of a lot today, at the last NAV. */
export function soldToday(
  { date, units, cost }: Lot<DatedMovement>,
  { nav, fairNav, ...of }: SoldScheme,
  today: BusinessDate,
): Disposal {
  const proceeds = valueAtNav(units, nav);
  const fairValue = fairNav === null ? null : valueAtNav(units, fairNav);
  return { ...of, bought: date, sold: today, cost, proceeds, fairValue };
}

/** What would be gained, for the long term, by selling the oldest units of a folio. */
export interface LongTermGain {
  readonly units: Units;
  readonly gain: Paise;
  /** Whether the gain may be smaller, since a NAV of 31 January 2018 is not known. */
  readonly isFairValueMissing: boolean;
}

/**
 * Returns the units that can be sold today with nothing but a long-term gain, and that gain; nothing where the oldest units would be sold
 * at a loss in sum, or were bought too lately. The sale ends where the gain is largest: what comes after it would only lower it.
 */
export function longTermGainOf({ lots, nav, fairNav }: EquityLots, today: BusinessDate): LongTermGain {
  let best: LongTermGain = { units: ZERO_UNITS, gain: ZERO_PAISE, isFairValueMissing: false };
  let { units, gain, isFairValueMissing } = best;
  for (const lot of lots) {
    const found = gainsOf(soldToday(lot, { taxClass: 'equity', nav, fairNav }, today));
    if (found?.term !== 'long') break;
    units = addUnits(units, lot.units);
    gain = addPaise(gain, found.gain);
    isFairValueMissing ||= found.isFairValueMissing;
    if (gain > best.gain) best = { units, gain, isFairValueMissing };
  }
  return best;
}

/** What may still be gained on equity in a year without tax, after a gain of the year without its losses (`net`); a loss leaves more. */
export function exemptionLeft(year: FinancialYear, net: Paise): Paise {
  return paise(Math.max(0, equityExemptionOf(year) - net));
}

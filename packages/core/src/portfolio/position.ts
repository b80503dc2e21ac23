import {
  divideRounded,
  unitsFromScaled,
  paise,
  type Paise,
  toSafeNumber,
  type Units,
  ZERO_PAISE,
  ZERO_UNITS,
} from '#money/money.js';

/**
 * A movement of units in one folio of one scheme. For a purchase units are above zero and `cost` is the price paid, duty included. For a
 * sale units are below zero.
 */
export interface Movement {
  readonly units: Units;
  readonly cost: Paise;
}

/** The rest of a folio: its units, and the price paid for just these. */
export interface Position {
  readonly units: Units;
  readonly invested: Paise;
}

/** Units of one purchase with the price paid for them. */
type Lot = Movement;

/** Works out a position from its movements in the order of their dates. Units are sold first in, first out. Throws RangeError when more is sold than there is. */
export function positionOf(movements: readonly Movement[]): Position {
  let lots: readonly Lot[] = [];
  for (const { units, cost } of movements) lots = units >= 0 ? [...lots, { units, cost }] : sell(lots, -units);
  const sum = (pick: (lot: Lot) => number) => lots.reduce((total, lot) => total + pick(lot), 0);
  return {
    units: lots.length ? unitsFromScaled(sum((lot) => lot.units)) : ZERO_UNITS,
    invested: lots.length ? paise(sum((lot) => lot.cost)) : ZERO_PAISE,
  };
}

function sell(lots: readonly Lot[], sold: number): readonly Lot[] {
  const [first, ...rest] = lots;
  if (sold === 0) return lots;
  if (!first) throw new RangeError('more units sold than held');
  if (sold >= first.units) return sell(rest, sold - first.units);
  const left = first.units - sold;
  const cost = toSafeNumber(divideRounded(BigInt(first.cost) * BigInt(left), BigInt(first.units)));
  return [{ units: unitsFromScaled(left), cost: paise(cost) }, ...rest];
}

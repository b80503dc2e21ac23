import { addPaise, type Paise, type Units } from '#money/index.js';
import { lotsOf, unitsOf } from './lots.js';

/**
 * A movement of units in one folio of one scheme. For a purchase units are above zero and `cost` is the price paid, duty included. For a
 * redemption units are below zero.
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

/** Works out a position from its movements in the order of their dates. Units are sold first in, first out. Throws RangeError when more is sold than there is. */
export function positionOf(movements: readonly Movement[]): Position {
  const lots = lotsOf(movements);
  return { units: unitsOf(lots), invested: addPaise(...lots.map(({ cost }) => cost)) };
}

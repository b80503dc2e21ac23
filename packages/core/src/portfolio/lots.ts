import { addUnits, type Units, unitsFromScaled, ZERO_UNITS, paise, divideRounded, toSafeNumber } from '#money/index.js';
import { addMonths, type BusinessDate } from '#time/index.js';
import type { Movement } from './position.js';

/** A movement of units with the day from which it counts: that of its NAV. */
export interface DatedMovement extends Movement {
  readonly date: BusinessDate;
}

/** The units of one purchase that are still there, with the price paid for just these. */
export type Lot<M extends Movement = DatedMovement> = M & {
  /** The whole purchase, once a part of it is sold: what is left of its price is worked out from it, so that nothing is rounded twice. */
  readonly bought?: Movement;
};

/** The lots that a redemption takes and those that it leaves, oldest first. */
export interface Allocation<M extends Movement = DatedMovement> {
  readonly sold: readonly Lot<M>[];
  readonly left: readonly Lot<M>[];
}

/**
 * Takes units out of lots, first in, first out (CBDT circular 768 for units without certificate). A lot that is sold in part is parted
 * with its price, so that the prices of both parts add up to it. Throws RangeError when more is sold than there is, or less than nothing.
 */
export function allocateFifo<M extends Movement>(lots: readonly Lot<M>[], units: Units): Allocation<M> {
  const left = [...lots];
  const { sold, head } = takeFifo(left, 0, units);
  return { sold, left: left.slice(head) };
}

/**
 * The same for lots that are sold again and again: what is left stays in the list, from the new `head` on, so that a redemption costs no
 * more than the lots that it takes. Where it throws, nothing has changed.
 */
export function takeFifo<M extends Movement>(
  lots: Lot<M>[],
  from: number,
  units: Units,
): { readonly sold: readonly Lot<M>[]; readonly head: number } {
  if (units < 0) throw new RangeError('less than no units sold');
  const sold: Lot<M>[] = [];
  let head = from;
  let rest: number = units;
  for (let lot = lots[head]; lot && rest > 0; lot = lots[head]) {
    if (lot.units > rest) {
      const [taken, kept] = part(lot, rest);
      lots[head] = kept;
      return { sold: [...sold, taken], head };
    }
    sold.push(lot);
    rest -= lot.units;
    head += 1;
  }
  if (rest > 0) throw new RangeError('more units sold than held');
  return { sold, head };
}

/** Parts a lot: the price of what is left is the price of the purchase × units left ÷ units bought, to the nearest paisa. */
function part<M extends Movement>(lot: Lot<M>, taken: number): [Lot<M>, Lot<M>] {
  const bought = lot.bought ?? { units: lot.units, cost: lot.cost };
  const left = lot.units - taken;
  const leftCost = toSafeNumber(divideRounded(BigInt(bought.cost) * BigInt(left), BigInt(bought.units)));
  return [
    { ...lot, bought, units: unitsFromScaled(taken), cost: paise(lot.cost - leftCost) },
    { ...lot, bought, units: unitsFromScaled(left), cost: paise(leftCost) },
  ];
}

/**
 * Returns the movements of one scheme in one folio in the order in which they count: by the days of their NAVs, as holding periods do (CBDT
 * circular 768 takes units in the order of their days), and what is bought on a day before what is sold on it. Those of a day stay as given.
 */
export function inNavOrder<M extends DatedMovement>(movements: readonly M[]): M[] {
  const isRedemption = ({ units }: M) => Number(units < 0);
  return [...movements].sort((a, b) =>
    a.date === b.date ? isRedemption(a) - isRedemption(b) : a.date < b.date ? -1 : 1,
  );
}

/** Parts lots by redemptions in progress, which take the oldest units, as many as they hold back. */
function partReserved<M extends Movement>(lots: readonly Lot<M>[], reserved: Units): Allocation<M> {
  return allocateFifo(lots, unitsFromScaled(Math.min(reserved, unitsOf(lots))));
}

/** Returns the lots that are left once redemptions in progress have taken the oldest units, as many as they hold back. */
export function lotsBehind<M extends Movement>(lots: readonly Lot<M>[], reserved: Units): readonly Lot<M>[] {
  return partReserved(lots, reserved).left;
}

/** Returns the lots that redemptions in progress take: the oldest units, as many as they hold back. */
export function lotsReserved<M extends Movement>(lots: readonly Lot<M>[], reserved: Units): readonly Lot<M>[] {
  return partReserved(lots, reserved).sold;
}

/** A redemption with the lots that it took out, oldest first. */
export interface ClosedLots<M extends Movement = DatedMovement> {
  readonly redemption: M;
  readonly sold: readonly Lot<M>[];
}

/** Follows the movements of one scheme in one folio in the order of their dates: what each redemption took out, and what is left. */
function follow<M extends Movement>(movements: readonly M[]) {
  const lots: Lot<M>[] = [];
  let head = 0;
  const closed: ClosedLots<M>[] = [];
  for (const movement of movements) {
    if (movement.units >= 0) {
      lots.push(movement);
      continue;
    }
    const taken = takeFifo(lots, head, unitsFromScaled(-movement.units));
    closed.push({ redemption: movement, sold: taken.sold });
    head = taken.head;
  }
  return { left: lots.slice(head), closed };
}

/** Returns the lots that are left of the movements of one scheme in one folio, in the order of their dates. Throws RangeError as allocateFifo does. */
export function lotsOf<M extends Movement>(movements: readonly M[]): readonly Lot<M>[] {
  return follow(movements).left;
}

/** Returns the redemptions among the movements of one scheme in one folio, in the order of their dates, each with the lots that it took. Throws RangeError as allocateFifo does. */
export function closedLots<M extends Movement>(movements: readonly M[]): readonly ClosedLots<M>[] {
  return follow(movements).closed;
}

/** Returns the sum of the units of lots. */
export function unitsOf(lots: readonly Movement[]): Units {
  return addUnits(...lots.map(({ units }) => units));
}

/**
 * Returns the units that may not be sold on a day: of a scheme with a lock-in, such as a tax saver (three years), each
 * purchase is locked for itself, from the day of its NAV.
 * @param lockInYears 0 for a scheme without
 */
export function lockedUnits(lots: readonly DatedMovement[], lockInYears: number, on: BusinessDate): Units {
  if (lockInYears === 0) return ZERO_UNITS;
  return unitsOf(lots.filter(({ date }) => addMonths(date, lockInYears * 12) > on));
}

/** Returns the day on which the next of the locked units become free; null when none is locked. */
export function nextUnlock(lots: readonly DatedMovement[], lockInYears: number, on: BusinessDate): BusinessDate | null {
  const days = lots.map(({ date }) => addMonths(date, lockInYears * 12)).filter((day) => day > on);
  return lockInYears === 0 || days.length === 0 ? null : days.reduce((first, day) => (day < first ? day : first));
}

import { type Paise, paise, rupees } from '#money/index.js';

/** The positions of an amount slider run from 0 to this; set them as `min`, `max` and `step={1}` of the range input. */
export const SCALE_POSITIONS = 1000;

/** A logarithmic slider: equal distances multiply the amount by equal factors. */
export interface AmountScale {
  /** Returns the position of an amount; an amount outside the scale has that of its nearer end. */
  positionOf(amount: Paise): number;
  /** Returns the round amount (two leading digits) nearest to a position; the ends exactly. */
  amountAt(position: number): Paise;
  /**
   * Returns the amount after the slider was moved from `amount` to `position`, never against the movement. One position, as an arrow key
   * moves, always reaches the next round amount: rounding alone would leave the slider stuck.
   */
  move(amount: Paise, position: number): Paise;
}

/** The least amount that a scale from nothing has a place for, besides nothing. */
const LEAST = rupees(1_000);

/** Makes the scale between two amounts of whole rupees; one from nothing has nothing at its first position, and then begins with a thousand. */
export function amountScale({ min, max }: { min: Paise; max: Paise }): AmountScale {
  const from = min || LEAST;
  const clamp = (count: number) => paise(Math.min(max, Math.max(min, count)));

  const positionOf = (amount: Paise) => {
    if (amount <= min) return 0;
    if (amount >= max) return SCALE_POSITIONS;
    const position = Math.round((Math.log(amount / from) / Math.log(max / from)) * SCALE_POSITIONS);
    // An amount between the ends can still be moved both ways.
    return Math.min(SCALE_POSITIONS - 1, Math.max(1, position));
  };

  const amountAt = (position: number) => {
    const share = Math.min(1, Math.max(0, position / SCALE_POSITIONS));
    if (share === 0) return min;
    if (share === 1) return max;
    const exact = from * (max / from) ** share;
    const step = roundStep(exact);
    return clamp(Math.round(exact / step) * step);
  };

  const move = (amount: Paise, position: number) => {
    const distance = position - positionOf(amount);
    if (distance === 0) return amount;
    const there = amountAt(position);
    if (distance > 0) return clamp(Math.max(there, distance === 1 ? nextRound(amount) : amount));
    return clamp(Math.min(there, distance === -1 ? previousRound(amount) : amount));
  };

  return { positionOf, amountAt, move };
}

/** Returns one in the second digit of an amount, at least one rupee: 100 rupees for 5,000. */
function roundStep(count: number): number {
  const digits = String(Math.trunc(count / 100)).length;
  return rupees(10 ** Math.max(0, digits - 2));
}

function nextRound(amount: Paise): number {
  const step = roundStep(amount);
  return (Math.floor(amount / step) + 1) * step;
}

function previousRound(amount: Paise): number {
  // Just below a power of ten the steps are those of the decade below.
  const step = roundStep(amount - 1);
  return (Math.ceil(amount / step) - 1) * step;
}

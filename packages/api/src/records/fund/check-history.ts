import { type NavPoint, rebaseFactor } from '@prosperx/core/fund';
import { type BusinessDate, daysBetween } from '@prosperx/core/time';

/** A NAV to judge, or one that is stored already and is not in the file. */
export interface MergedPoint extends NavPoint {
  readonly isStored: boolean;
}

/** A change of face value, which a history tells by its NAVs. */
export interface Rebase {
  readonly date: BusinessDate;
  /** 10, 100 or 1000; negative where the NAV shrank. */
  readonly factor: number;
}

/** No fund doubles or halves in a day: a face value was changed or a figure is wrong. */
const LARGEST_STEP = 2;
/** Days after which a NAV says nothing about another. */
const NEIGHBOUR_DAYS = 31;

/** Tells whether a NAV is more than double or less than half of another. */
export const isJump = (before: number, after: number): boolean =>
  after > before * LARGEST_STEP || after * LARGEST_STEP < before;

const areNeighbours = (before: NavPoint, after: NavPoint) => daysBetween(before.date, after.date) <= NEIGHBOUR_DAYS;

/** The next day is of the same height, so that a step is none of one day. */
const isHeld = (point: NavPoint, next: NavPoint | undefined) =>
  next !== undefined && areNeighbours(point, next) && !isJump(point.nav, next.nav);

/**
 * Judges the NAVs of a scheme (oldest first), each by its neighbours. A change of face value is one that the day after confirms. Any other
 * jump is held back, and so is what follows at the same height: a person must look at it.
 */
export function checkHistory(points: readonly MergedPoint[]): {
  readonly kept: readonly NavPoint[];
  readonly held: readonly NavPoint[];
  readonly rebases: readonly Rebase[];
} {
  const kept: NavPoint[] = [];
  const held: NavPoint[] = [];
  const rebases: Rebase[] = [];
  let before: NavPoint | null = null;
  let isBroken = false;
  const fits = (from: NavPoint, point: NavPoint, next: NavPoint | undefined) => {
    if (!isJump(from.nav, point.nav)) return true;
    return rebaseFactor(from, point) !== 1 && isHeld(point, next);
  };
  for (const [at, point] of points.entries()) {
    const [next, second] = [points[at + 1], points[at + 2]];
    const last: NavPoint | null = before !== null && (isBroken || areNeighbours(before, point)) ? before : null;
    const fitsBefore: boolean = last === null || fits(last, point, next);
    // what follows is judged in its turn, unless it is stored, or nothing stands before this
    const isJudgedByNext = next !== undefined && areNeighbours(point, next) && (last === null || next.isStored);
    const fitsNext =
      !isJudgedByNext ||
      fits(point, next, second) ||
      (!next.isStored && second !== undefined && !isJump(point.nav, second.nav));
    if (!point.isStored && !(fitsBefore && fitsNext)) {
      held.push(point);
      isBroken ||= !fitsBefore;
      continue;
    }
    const factor: number = last === null ? 1 : rebaseFactor(last, point);
    if (factor !== 1 && !point.isStored) rebases.push({ date: point.date, factor });
    if (!point.isStored) kept.push(point);
    [before, isBroken] = [point, false];
  }
  return { kept, held, rebases };
}

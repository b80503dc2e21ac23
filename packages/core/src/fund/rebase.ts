import { divideRounded } from '#money/brand.js';
import { navFromScaled } from '#money/index.js';
import type { NavPoint } from './returns.js';

const FACTORS = [10, 100, 1_000] as const;
// no fund moves so much in a day; a change of face value does, to the last per cent
const TOLERANCE = 0.05;

/** How often the face value was multiplied between two NAVs in a row (10, 100, 1000, or the inverse as a negative number); 1 when it was not. */
function rebaseFactor(before: NavPoint, after: NavPoint): number {
  const ratio = after.nav / before.nav;
  for (const factor of FACTORS) {
    if (Math.abs(ratio / factor - 1) < TOLERANCE) return factor;
    if (Math.abs(ratio * factor - 1) < TOLERANCE) return -factor;
  }
  return 1;
}

/**
 * A history (oldest first) in terms of today's face value: NAVs from before a change of face value are scaled.
 * AMFI publishes such changes as a jump of the NAV, for instance 28.56 to 2,857.24.
 */
export function withoutRebases(history: readonly NavPoint[]): readonly NavPoint[] {
  let [up, down] = [1n, 1n];
  const scaled: NavPoint[] = [];
  for (let at = history.length - 1; at >= 0; at--) {
    const [point, next] = [history[at], history[at + 1]];
    if (point === undefined) continue;
    const factor = next === undefined ? 1 : rebaseFactor(point, next);
    if (factor > 1) up *= BigInt(factor);
    if (factor < -1) down *= BigInt(-factor);
    const nav = navFromScaled(Number(divideRounded(BigInt(point.nav) * up, down)));
    scaled.push(up === down ? point : { date: point.date, nav });
  }
  return scaled.reverse();
}

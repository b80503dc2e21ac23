import { type BusinessDate, DAY } from '#time/index.js';

/** Money that moves on a day, in any one unit such as paise: paid in is negative; paid out, and what is held at the end, positive. */
export interface CashFlow {
  readonly date: BusinessDate;
  readonly cash: number;
}

const YEAR = 365 * DAY;

/** Growth by its logarithm: the first distance from none that is looked at, by what the next ones are larger, and the last, e^±50. */
const REACH = { first: 0.05, factor: 1.5, last: 50 } as const;

/** More steps than halving alone would take until two doubles have none between them. */
const MAX_STEPS = 100;

/** Flows as two rows of numbers, which are summed many times: the years since the first of them, and the amounts. */
interface Flows {
  readonly years: readonly number[];
  readonly amounts: readonly number[];
}

/**
 * Returns the yearly rate of return at which flows are worth nothing in sum (XIRR: actual days / 365), such as 0.12 for 12 % a year; the
 * order of the flows does not matter. Of several such rates it is the one nearest to 0. It is null, "not available", where no money came in or none went out, or all on one day.
 */
export function xirr(flows: readonly CashFlow[]): number | null {
  const timed = sinceFirst(flows);
  const between = nearestChange(timed);
  return between === null ? null : Math.expm1(rootBetween(timed, between));
}

function sinceFirst(flows: readonly CashFlow[]): Flows {
  const moved = flows.filter(({ cash }) => cash !== 0);
  const days = moved.map(({ date }) => Date.parse(date));
  const first = days.reduce((earliest, at) => Math.min(earliest, at), Infinity);
  return { years: days.map((at) => (at - first) / YEAR), amounts: moved.map(({ cash }) => cash) };
}

/**
 * The worth of flows at the beginning, and its slope, by the logarithm of the yearly growth: unlike by the rate itself, every number stands
 * for a rate above −100 %, and a loss of 99.9 % is as near as a gain of 1,000 times.
 */
function worthAt({ years, amounts }: Flows, growth: number): { worth: number; slope: number } {
  let worth = 0;
  let slope = 0;
  for (let index = 0; index < years.length; index++) {
    const span = years[index] ?? 0;
    const part = (amounts[index] ?? 0) * Math.exp(-growth * span);
    worth += part;
    slope -= span * part;
  }
  return { worth, slope };
}

/** Two growths between which the worth changes its sign. */
type Bracket = readonly [near: number, far: number];

/** Looks from no growth outwards, to both sides, for the nearest change of sign; null where there is none. */
function nearestChange(flows: Flows): Bracket | null {
  const signAt = (growth: number) => Math.sign(worthAt(flows, growth).worth);
  const middle = signAt(0);
  const ends = { gain: { at: 0, sign: middle }, loss: { at: 0, sign: middle } };
  for (let reach: number = REACH.first; reach <= REACH.last; reach *= REACH.factor) {
    for (const end of [ends.gain, ends.loss]) {
      const far = end === ends.gain ? reach : -reach;
      const sign = signAt(far);
      if (sign !== end.sign) return [end.at, far];
      const turn = turnBetween(flows, end.at, far, sign);
      if (turn !== null) return [end.at, turn];
      end.at = far;
    }
  }
  return null;
}

/** Looks between two growths of one sign for an extremum on the other side of nothing, where two rates lie close together; null for none. */
function turnBetween(flows: Flows, near: number, far: number, sign: number): number | null {
  const slopeAt = (growth: number) => worthAt(flows, growth).slope;
  const direction = Math.sign(far - near) * sign;
  // the worth has to come nearer to nothing on the way out, and go away from it at the end
  if (sign === 0 || slopeAt(near) * direction >= 0 || slopeAt(far) * direction <= 0) return null;
  let [low, high] = [near, far];
  for (let step = 0; step < MAX_STEPS; step++) {
    const middle = (low + high) / 2;
    const { worth, slope } = worthAt(flows, middle);
    if (Math.sign(worth) !== sign) return middle;
    if (middle === low || middle === high) return null;
    if (slope * direction < 0) low = middle;
    else high = middle;
  }
  return null;
}

/** Newton's method, by halves wherever a step would leave the bracket. */
function rootBetween(flows: Flows, [near, far]: Bracket): number {
  let [low, high] = [near, far];
  const signAtLow = Math.sign(worthAt(flows, low).worth);
  if (signAtLow === 0) return low;
  let growth = (low + high) / 2;
  for (let step = 0; step < MAX_STEPS; step++) {
    const { worth, slope } = worthAt(flows, growth);
    if (worth === 0) return growth;
    if (Math.sign(worth) === signAtLow) low = growth;
    else high = growth;
    const newton = growth - worth / slope;
    const isInside = newton > Math.min(low, high) && newton < Math.max(low, high);
    const next = isInside ? newton : (low + high) / 2;
    if (Math.abs(next - growth) <= 1e-13 * Math.max(1, Math.abs(next))) return next;
    growth = next;
  }
  return growth;
}

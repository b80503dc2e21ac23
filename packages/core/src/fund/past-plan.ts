import {
  addPaise,
  addUnits,
  type Paise,
  rupees,
  stampDutyOn,
  subtractPaise,
  type Units,
  unitsFor,
  valueAtNav,
  ZERO_PAISE,
  ZERO_UNITS,
} from '#money/index.js';
import { addMonths, type BusinessDate, daysBetween } from '#time/index.js';
import type { NavPoint } from './returns.js';

/** An investment that was never made: one sum on a date, or the same sum on that day of each month from then on. */
export interface PastPlan {
  readonly type: 'LUMPSUM' | 'SIP';
  readonly amount: Paise;
  readonly from: BusinessDate;
  /** The most instalments of a SIP; absent: as many as the history has months. */
  readonly instalments?: number | undefined;
  /** Per cent by which the instalments of a SIP rise every twelve months, to the rupee. */
  readonly stepUpPercent?: number | undefined;
}

/** What was put in up to a date, and what it was worth then. */
export interface PastPoint {
  readonly date: BusinessDate;
  readonly invested: Paise;
  readonly value: Paise;
}

/** What a `PastPlan` came to. */
export interface PastOutcome {
  readonly invested: Paise;
  readonly value: Paise;
  /** Negative for a loss. */
  readonly gain: Paise;
  readonly units: Units;
  readonly instalments: number;
  /** One for each instalment, and one for the last NAV. */
  readonly points: readonly PastPoint[];
}

/** Returns the first point on or after a date, in a history that is oldest first; null when there is none. */
function pointOnOrAfter(history: readonly NavPoint[], date: BusinessDate): NavPoint | null {
  let [low, high] = [0, history.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((history[middle]?.date ?? date) < date) low = middle + 1;
    else high = middle;
  }
  return history[low] ?? null;
}

/** The NAVs at which a plan buys: of its day, or of the next day that has one. */
function boughtAt(history: readonly NavPoint[], { type, from, instalments = Infinity }: PastPlan): readonly NavPoint[] {
  const bought: NavPoint[] = [];
  const most = type === 'SIP' ? instalments : 1;
  for (let month = 0; month < most; month++) {
    const point = pointOnOrAfter(history, addMonths(from, month));
    if (point === null) break;
    bought.push(point);
  }
  return bought;
}

function instalmentOf({ amount, stepUpPercent = 0 }: PastPlan, month: number): Paise {
  return stepUpPercent === 0
    ? amount
    : rupees(Math.round((amount / 100) * (1 + stepUpPercent / 100) ** Math.floor(month / 12)));
}

/**
 * Returns what an investment of the past would be worth at the last NAV of a history: units after stamp duty, at the NAVs that were
 * published. null where no NAV lies between. The history is oldest first and one that `withoutRebases` has scaled, so that its units are
 * those of today's face value.
 */
export function pastOutcome(history: readonly NavPoint[], plan: PastPlan): PastOutcome | null {
  const last = history.at(-1);
  const bought = boughtAt(history, plan);
  const [first] = bought;
  if (!last || !first || daysBetween(first.date, last.date) <= 0) return null;
  let [invested, units] = [ZERO_PAISE, ZERO_UNITS];
  const points: PastPoint[] = [];
  for (const [month, { date, nav }] of bought.entries()) {
    const amount = instalmentOf(plan, month);
    invested = addPaise(invested, amount);
    units = addUnits(units, unitsFor(subtractPaise(amount, stampDutyOn(amount)), nav));
    points.push({ date, invested, value: valueAtNav(units, nav) });
  }
  const value = valueAtNav(units, last.nav);
  if (points.at(-1)?.date !== last.date) points.push({ date: last.date, invested, value });
  return { invested, value, gain: subtractPaise(value, invested), units, instalments: bought.length, points };
}

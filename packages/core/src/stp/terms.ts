import type { Paise } from '#money/index.js';
import type { PlanFrequency, PlanKind } from './plan.js';

/** What a scheme accepts of plans of one frequency, as a row of the exchange's ASTP master has it. */
export interface PlanTerms {
  readonly frequency: PlanFrequency;
  /** Plans may take units out of the scheme, and bring money into it. */
  readonly regOut: boolean;
  readonly regIn: boolean;
  /** The amounts of one instalment out of the scheme. */
  readonly outMinimum: Paise;
  readonly outMaximum: Paise;
  readonly outMultiple: Paise;
  /** The amounts of one instalment into the scheme. */
  readonly inMinimum: Paise;
  readonly inMaximum: Paise;
  readonly minInstalments: number;
  readonly maxInstalments: number;
  /** Days between the entry of a plan and its start. */
  readonly minGap: number;
  readonly maxGap: number;
  /** Days of the month on which it may start; empty where every day will do. */
  readonly dates: readonly number[];
}

/** What both schemes of a plan accept together. */
export interface JoinedTerms {
  readonly minimum: Paise;
  readonly maximum: Paise;
  readonly multiple: Paise;
  readonly minInstalments: number;
  readonly maxInstalments: number;
  readonly minGap: number;
  readonly maxGap: number;
  /** Days of the month; null where every day will do. */
  readonly dates: readonly number[] | null;
}

/**
 * Returns what a plan of a frequency may be: the larger of the two minimums and the smaller of the two maximums, the multiple of the
 * source, and the days that both offer. null: the frequency is not available for these funds.
 * @param target the terms of the destination of an STP; an SWP has none
 */
export function joinTerms(
  kind: PlanKind,
  source: readonly PlanTerms[],
  target: readonly PlanTerms[] | null,
  frequency: PlanFrequency,
): JoinedTerms | null {
  const from = source.find((terms) => terms.frequency === frequency && terms.regOut);
  const to = target?.find((terms) => terms.frequency === frequency && terms.regIn);
  if (!from || (kind === 'STP' && !to)) return null;
  const both = kind === 'STP' && to ? [from, to] : [from];
  const dates = commonDates(both.map((terms) => terms.dates));
  const joined = {
    minimum: to && to.inMinimum > from.outMinimum ? to.inMinimum : from.outMinimum,
    maximum: to && to.inMaximum < from.outMaximum ? to.inMaximum : from.outMaximum,
    multiple: from.outMultiple,
    minInstalments: Math.max(...both.map((terms) => terms.minInstalments)),
    maxInstalments: Math.min(...both.map((terms) => terms.maxInstalments)),
    minGap: Math.max(...both.map((terms) => terms.minGap)),
    maxGap: Math.min(...both.map((terms) => terms.maxGap)),
    dates,
  };
  return isPossible(joined) ? joined : null;
}

function commonDates(lists: readonly (readonly number[])[]): readonly number[] | null {
  const limited = lists.filter((dates) => dates.length > 0);
  const [first, ...others] = limited;
  return first ? first.filter((day) => others.every((dates) => dates.includes(day))) : null;
}

/** Two funds whose bounds leave nothing between them offer no plan together. */
function isPossible({ minimum, maximum, minInstalments, maxInstalments, minGap, maxGap, dates }: JoinedTerms): boolean {
  return minimum <= maximum && minInstalments <= maxInstalments && minGap <= maxGap && dates?.length !== 0;
}

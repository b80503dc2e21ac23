import { type Paise, subtractPaise } from '#money/index.js';
import { projectSip, type SipPlan } from './projection.js';

/** The input of the delay calculator: a SIP until a day, begun now or some years later. */
export interface DelayPlan extends SipPlan {
  /** Whole, below `years`. */
  readonly delayYears: number;
}

/** Returns what a SIP becomes that begins now, and one that begins later, both until the same day, by the convention of projectSip. */
export function costOfDelay({ delayYears, ...plan }: DelayPlan): {
  readonly now: Paise;
  readonly later: Paise;
  readonly cost: Paise;
} {
  const left = plan.years - delayYears;
  if (!(left >= 1))
    throw new RangeError(`a delay has to be shorter than the plan: ${delayYears} of ${plan.years} years`);
  const [now, later] = [projectSip(plan).value, projectSip({ ...plan, years: left }).value];
  return { now, later, cost: subtractPaise(now, later) };
}

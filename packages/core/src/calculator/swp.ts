import { paise, type Paise, ZERO_PAISE, rupees } from '#money/index.js';
import type { ProjectionPoint } from './projection.js';
import type { Bounds } from './rate-bounds.js';
import { nominalRate } from './rates.js';

/** The sum from which the SWP calculator takes, and what it takes each month. */
export const CORPUS_BOUNDS: Bounds<Paise> = {
  min: rupees(10_000),
  max: rupees(10_00_00_000),
  default: rupees(10_00_000),
};
/** The withdrawals of a month that the SWP calculator takes. */
export const WITHDRAWAL_BOUNDS: Bounds<Paise> = { min: rupees(500), max: rupees(10_00_000), default: rupees(8_000) };

/** The input of the SWP calculator. */
export interface WithdrawalPlan {
  readonly corpus: Paise;
  /** Taken out at the end of each month. */
  readonly monthlyAmount: Paise;
  readonly annualRatePercent: number;
  /** Whole. */
  readonly years: number;
}

/** What a withdrawal plan comes to. */
export interface WithdrawalOutcome {
  readonly withdrawn: Paise;
  /** What is there at the end. */
  readonly left: Paise;
  /** Full withdrawals; fewer than the months of the plan where the money ends before. */
  readonly fullMonths: number;
  /** Year by year: `invested` is what was withdrawn so far, `value` what is left. */
  readonly points: readonly ProjectionPoint[];
}

/**
 * Plays a withdrawal plan month by month: the balance earns the month's return (the yearly one compounded, its twelfth root), and at the end
 * of the month the amount is taken out; of the last month only what is there. The balance is rounded to the paisa in what is shown alone.
 */
export function projectWithdrawals(plan: WithdrawalPlan): WithdrawalOutcome {
  const monthly = 1 + nominalRate(plan.annualRatePercent / 100, 12) / 12;
  let [balance, withdrawn, fullMonths]: [number, number, number] = [plan.corpus, 0, 0];
  const points: ProjectionPoint[] = [{ year: 0, invested: ZERO_PAISE, value: plan.corpus }];
  for (let month = 1; month <= plan.years * 12; month++) {
    balance *= monthly;
    // half a paisa is rounding, and no money that ran out
    if (balance >= plan.monthlyAmount - 0.5 && balance > 0.5) fullMonths++;
    const taken = Math.min(plan.monthlyAmount, balance);
    balance -= taken;
    withdrawn += taken;
    if (month % 12 === 0) points.push({ year: month / 12, invested: toPaise(withdrawn), value: toPaise(balance) });
  }
  return { withdrawn: toPaise(withdrawn), left: toPaise(balance), fullMonths, points };
}

const toPaise = (count: number) => paise(Math.round(count));

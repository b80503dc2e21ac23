import { type Paise, subtractPaise } from '@prosperx/core/money';
import type { SharedPlan } from '@prosperx/core/share';
import { projectGoal, projectSip } from '@prosperx/core/sip';

/** What a plan comes to. */
export interface PlanFigures {
  readonly monthly: Paise;
  readonly invested: Paise;
  readonly gain: Paise;
  readonly value: Paise;
}

/** Returns what a plan comes to, by the sums of the calculators. */
export function figuresOf({ calculator, amount, annualRate, years }: SharedPlan): PlanFigures {
  if (calculator === 'sip') {
    const { invested, gain, value } = projectSip({ monthlyAmount: amount, annualRatePercent: annualRate, years });
    return { monthly: amount, invested, gain, value };
  }
  const { monthlyAmount, invested } = projectGoal({ target: amount, annualRatePercent: annualRate, years });
  return { monthly: monthlyAmount, invested, gain: subtractPaise(amount, invested), value: amount };
}

import { projectGoal, projectLumpsum, projectSip, projectStepUp } from '@prosperx/core/calculator';
import { type Paise, subtractPaise } from '@prosperx/core/money';
import type { SharedPlan } from '@prosperx/core/share';

/** What a plan comes to. */
export interface PlanFigures {
  /** Put in each month, of a plan that steps up in its first year; of a lumpsum at once. */
  readonly payment: Paise;
  readonly invested: Paise;
  readonly gain: Paise;
  readonly value: Paise;
}

/** Returns what a plan comes to, by the sums of the calculators. */
export function figuresOf({ calculator, amount, stepUp, annualRate, years }: SharedPlan): PlanFigures {
  const terms = { annualRatePercent: annualRate, years };
  if (calculator === 'goal') {
    const { monthlyAmount, invested } = projectGoal({ target: amount, ...terms });
    return { payment: monthlyAmount, invested, gain: subtractPaise(amount, invested), value: amount };
  }
  const { invested, gain, value } =
    calculator === 'lumpsum'
      ? projectLumpsum({ amount, ...terms })
      : stepUp === null
        ? projectSip({ monthlyAmount: amount, ...terms })
        : projectStepUp({ monthlyAmount: amount, stepUpPercent: stepUp, ...terms });
  return { payment: amount, invested, gain, value };
}

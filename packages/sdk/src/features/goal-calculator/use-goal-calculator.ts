import { projectGoal } from '@prosperx/core/sip';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { type Term, usePlan } from '#domain/calculator/use-plan.js';
import { useWidget } from '#api/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import type { goalCalculatorContract } from './goal-calculator.contract.js';

type Contract = typeof goalCalculatorContract;

interface GoalTerms extends Term {
  readonly goalAmount: Paise;
}

/** The goal on the screen, what it takes, and what an investor can do with it. */
export function useGoalCalculator({ goalAmount, annualRate, years, maxRate, ...on }: ViewProps<Contract>) {
  const { navigate } = useWidget();
  const given: GoalTerms = { goalAmount: rupees(Math.round(goalAmount)), annualRate, years };
  const { plan, rateBounds, change } = usePlan(given, maxRate, (next) => on.onChanged?.(detailOf(next)));
  const start = () => {
    on.onChosen?.(detailOf(plan));
    navigate('/search-panel');
  };
  return { plan, rateBounds, projection: projectionOf(plan), change, start };
}

function projectionOf({ goalAmount, annualRate, years }: GoalTerms) {
  return projectGoal({ target: goalAmount, annualRatePercent: annualRate, years });
}

function detailOf(plan: GoalTerms): DetailOf<Contract, 'changed'> {
  const { monthlyAmount, invested, gain } = projectionOf(plan);
  return {
    goalAmount: toRupees(plan.goalAmount),
    annualRate: plan.annualRate,
    years: plan.years,
    monthlyAmount: toRupees(monthlyAmount),
    invested: toRupees(invested),
    gain: toRupees(gain),
  };
}

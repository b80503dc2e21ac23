import { GOAL_AMOUNT_BOUNDS, projectGoal } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, RateAndYears } from '#domain/calculator/calculator-fields.js';
import { Calculator, type Term, usePlan } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { goalCalculatorContract } from './goal-calculator.contract.js';
import { goalCalculatorText } from './goal-calculator.text.js';

/** Shows what to invest each month to reach an amount. */
export function GoalCalculator(props: ViewProps<typeof goalCalculatorContract>) {
  const calculatorWords = useWords(calculatorText);
  const text = useWords(goalCalculatorText);
  const { plan, rateBounds, projection, change, start } = useGoalCalculator(props);
  const goal = formatMoney(plan.goalAmount);
  const years = calculatorWords.years(plan.years);
  const result = {
    intro: text.intro(goal, years),
    figure: projection.monthlyAmount,
    projection,
    summary: text.summary(formatMoney(projection.invested), goal, years),
    onStart: start,
    past: { type: 'SIP' as const, amount: wholeRupees(projection.monthlyAmount), years: plan.years },
    // the amount is that of its day: its price rises no more
    goal: { cost: toRupees(plan.goalAmount), years: plan.years, annualRate: plan.annualRate, inflation: 0 },
    page: { to: '/goal-amount-calculator', params: inRupees(plan) },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={24} result={result}>
      <AmountSlider
        label={text.goal}
        amount={plan.goalAmount}
        min={GOAL_AMOUNT_BOUNDS.min}
        max={GOAL_AMOUNT_BOUNDS.max}
        onInput={(goalAmount) => change({ goalAmount })}
      />
      <RateAndYears annualRate={plan.annualRate} years={plan.years} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

type Contract = typeof goalCalculatorContract;

interface GoalTerms extends Term {
  readonly goalAmount: Paise;
}

/** The goal on the screen, what it takes, and what an investor can do with it. */
function useGoalCalculator({ goalAmount, annualRate, years, maxRate, ...on }: ViewProps<Contract>) {
  const { navigate } = useWidget();
  const given: GoalTerms = { goalAmount: rupees(goalAmount), annualRate, years };
  const { plan, rateBounds, change } = usePlan(given, maxRate, (next) => on.onChanged?.(detailOf(next)));
  const start = () => {
    const detail = detailOf(plan);
    on.onChosen?.(detail);
    navigate('/search-panel', { monthlyAmount: toRupees(wholeRupees(projectionOf(plan).monthlyAmount)) });
  };
  return { plan, rateBounds, projection: projectionOf(plan), change, start };
}

/** A SIP takes whole rupees. */
const wholeRupees = (amount: Paise) => rupees(Math.ceil(toRupees(amount)));

function projectionOf({ goalAmount, annualRate, years }: GoalTerms) {
  return projectGoal({ target: goalAmount, annualRatePercent: annualRate, years });
}

/** The plan as pages and events have it. */
const inRupees = (plan: GoalTerms) => ({ ...plan, goalAmount: toRupees(plan.goalAmount) });

function detailOf(plan: GoalTerms): DetailOf<Contract, 'changed'> {
  const { monthlyAmount, invested, gain } = projectionOf(plan);
  return {
    ...inRupees(plan),
    monthlyAmount: toRupees(monthlyAmount),
    invested: toRupees(invested),
    gain: toRupees(gain),
  };
}

export const GoalCalculatorWidget = /* @__PURE__ */ toReact(goalCalculatorContract, GoalCalculator);

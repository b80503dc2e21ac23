import { formatMoney } from '@prosperx/core/format';
import { GOAL_AMOUNT_BOUNDS } from '@prosperx/core/sip';
import { AmountSlider } from '#domain/calculator/amount-slider.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { amountOutOfRange } from '#domain/calculator/out-of-range.js';
import { RateAndYears } from '#domain/calculator/rate-and-years.js';
import type { ViewProps } from '#widget/contract.js';
import type { goalCalculatorContract } from './goal-calculator.contract.js';
import { goalCalculatorText as text } from './goal-calculator.text.js';
import { useGoalCalculator } from './use-goal-calculator.js';

/** What to invest each month to reach an amount. */
export function GoalCalculator(props: ViewProps<typeof goalCalculatorContract>) {
  const { plan, rateBounds, projection, change, start } = useGoalCalculator(props);
  const goal = formatMoney(plan.goalAmount);
  const years = calculatorText.years(plan.years);
  const result = {
    lead: text.lead(goal, years),
    figure: projection.monthlyAmount,
    projection,
    finding: text.finding(formatMoney(projection.invested), goal, years),
    onStart: start,
  };
  return (
    <Calculator heading={props.heading ?? text.title} result={result}>
      <AmountSlider
        label={text.goal}
        amount={plan.goalAmount}
        min={GOAL_AMOUNT_BOUNDS.min}
        max={GOAL_AMOUNT_BOUNDS.max}
        rangeError={amountOutOfRange(GOAL_AMOUNT_BOUNDS)}
        onInput={(goalAmount) => change({ goalAmount })}
      />
      <RateAndYears annualRate={plan.annualRate} years={plan.years} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

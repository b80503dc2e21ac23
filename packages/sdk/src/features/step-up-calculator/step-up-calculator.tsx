import {
  projectStepUp,
  SIP_MONTHLY_BOUNDS,
  SIP_QUICK_AMOUNTS,
  SIP_QUICK_AMOUNTS_NARROW,
  STEP_UP_BOUNDS,
} from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountChips } from '#domain/calculator/amount-chips.js';
import { AmountSlider, RateAndYears, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator, type Term, usePlan } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { stepUpCalculatorContract } from './step-up-calculator.contract.js';
import { stepUpCalculatorText } from './step-up-calculator.text.js';

/** Shows what a monthly amount could grow into that rises each year. */
export function StepUpCalculator(props: ViewProps<typeof stepUpCalculatorContract>) {
  const calculatorWords = useWords(calculatorText);
  const text = useWords(stepUpCalculatorText);
  const { plan, rateBounds, projection, change, start } = useStepUpCalculator(props);
  const { invested, value } = projection;
  const years = calculatorWords.years(plan.years);
  const result = {
    intro: text.intro(years),
    figure: value,
    projection,
    summary: text.summary(formatMoney(invested), formatMoney(value), years),
    onStart: start,
    note: text.startNote,
    past: { type: 'SIP' as const, amount: plan.monthlyAmount, stepUpPercent: plan.stepUp, years: plan.years },
    page: { to: '/step-up-calculator', params: inRupees(plan) },
    kind: 'stepUp' as const,
    words: { start: text.start(formatMoney(plan.monthlyAmount)) },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={36.5} result={result}>
      <AmountSlider
        label={text.monthlyInvestment}
        amount={plan.monthlyAmount}
        min={SIP_MONTHLY_BOUNDS.min}
        max={SIP_MONTHLY_BOUNDS.max}
        quick={(pick) => (
          <AmountChips
            label={text.monthlyInvestment}
            amount={plan.monthlyAmount}
            amounts={SIP_QUICK_AMOUNTS}
            narrow={SIP_QUICK_AMOUNTS_NARROW}
            onPick={pick}
          />
        )}
        onInput={(monthlyAmount) => change({ monthlyAmount })}
      />
      <TermSlider
        label={text.stepUp}
        of="percent"
        value={plan.stepUp}
        bounds={STEP_UP_BOUNDS}
        onInput={(stepUp) => change({ stepUp })}
      />
      <RateAndYears annualRate={plan.annualRate} years={plan.years} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

type Contract = typeof stepUpCalculatorContract;

interface StepUpTerms extends Term {
  readonly monthlyAmount: Paise;
  /** Per cent a year; whole. */
  readonly stepUp: number;
}

/** The plan on the screen, what it comes to, and what an investor can do with it. */
function useStepUpCalculator({ monthlyAmount, stepUp, annualRate, years, maxRate, ...on }: ViewProps<Contract>) {
  const { navigate } = useWidget();
  const given: StepUpTerms = {
    monthlyAmount: rupees(monthlyAmount),
    stepUp,
    annualRate,
    years,
  };
  const { plan, rateBounds, change } = usePlan(given, maxRate, (next) => on.onChanged?.(detailOf(next)));
  const start = () => {
    const detail = detailOf(plan);
    on.onChosen?.(detail);
    navigate('/search-panel', { monthlyAmount: detail.monthlyAmount });
  };
  return { plan, rateBounds, projection: projectionOf(plan), change, start };
}

function projectionOf({ monthlyAmount, stepUp, annualRate, years }: StepUpTerms) {
  return projectStepUp({ monthlyAmount, stepUpPercent: stepUp, annualRatePercent: annualRate, years });
}

/** The plan as pages and events have it. */
const inRupees = (plan: StepUpTerms) => ({ ...plan, monthlyAmount: toRupees(plan.monthlyAmount) });

function detailOf(plan: StepUpTerms): DetailOf<Contract, 'changed'> {
  const { invested, gain, value } = projectionOf(plan);
  return { ...inRupees(plan), invested: toRupees(invested), gain: toRupees(gain), value: toRupees(value) };
}

export const StepUpCalculatorWidget = /* @__PURE__ */ toReact(stepUpCalculatorContract, StepUpCalculator);

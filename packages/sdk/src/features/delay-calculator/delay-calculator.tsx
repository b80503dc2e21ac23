import { costOfDelay, SIP_MONTHLY_BOUNDS } from '@prosperx/core/calculator';
import { rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { useRateBounds } from '#domain/calculator/use-rate-bounds.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { delayCalculatorContract } from './delay-calculator.contract.js';
import { delayCalculatorText } from './delay-calculator.text.js';
import type { DetailsProps } from './delay-details.lazy.js';
import type { DelayTerms } from './delay-terms.js';

type Contract = typeof delayCalculatorContract;

const DelayDetails = lazy(async () => (await import('./delay-details.lazy.js')).DelayDetails, { optional: true });

/** Shows what it costs to begin a SIP some years later. */
export function DelayCalculator(props: ViewProps<Contract>) {
  const words = useWords(calculatorText);
  const text = useWords(delayCalculatorText);
  const bounds = useRateBounds(props.maxRate);
  const { annualRate, years, delayYears } = props;
  const given = { monthlyAmount: rupees(props.monthlyAmount), annualRate, years, delayYears };
  const { plan, change, choose } = useChoices(given, props, detailOf, (next) => ({
    ...next,
    annualRate: Math.min(next.annualRate, bounds.max),
    delayYears: Math.min(next.delayYears, next.years - 1),
  }));
  const delay = words.years(plan.delayYears);
  const result = {
    intro: text.intro(delay),
    figure: costOf(plan).cost,
    onStart: () => choose('/search-panel', { monthlyAmount: toRupees(plan.monthlyAmount) }),
    page: { to: '/delay-calculator', params: inRupees(plan) },
    details: (render: DetailsProps['children']) => (
      <DelayDetails plan={plan} maxRate={bounds.max}>
        {render}
      </DelayDetails>
    ),
    words: { start: text.start },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={30} result={result}>
      <AmountSlider
        label={text.monthlyInvestment}
        amount={plan.monthlyAmount}
        {...SIP_MONTHLY_BOUNDS}
        onInput={(monthlyAmount) => change({ monthlyAmount })}
      />
      <TermSlider
        label={words.expectedReturn}
        of="percent"
        value={plan.annualRate}
        decimals={1}
        bounds={bounds}
        onInput={(next) => change({ annualRate: next })}
      />
      <TermSlider
        label={text.needed}
        of="years"
        value={plan.years}
        bounds={{ min: 2, max: 30, default: 20 }}
        onInput={(next) => change({ years: next })}
      />
      <TermSlider
        label={text.delay}
        of="years"
        value={plan.delayYears}
        bounds={{ min: 1, max: plan.years - 1, default: 1 }}
        onInput={(next) => change({ delayYears: next })}
      />
    </Calculator>
  );
}

const costOf = ({ annualRate, ...plan }: DelayTerms) => costOfDelay({ ...plan, annualRatePercent: annualRate });

/** The plan as pages and events have it. */
const inRupees = (plan: DelayTerms) => ({ ...plan, monthlyAmount: toRupees(plan.monthlyAmount) });

function detailOf(plan: DelayTerms): DetailOf<Contract, 'changed'> {
  const { now, later, cost } = costOf(plan);
  return { ...inRupees(plan), now: toRupees(now), later: toRupees(later), cost: toRupees(cost) };
}

export const DelayCalculatorWidget = /* @__PURE__ */ toReact(delayCalculatorContract, DelayCalculator);

import {
  AGE_BOUNDS,
  type Bounds,
  EXPENSES_BOUNDS,
  INFLATION_BOUNDS,
  LIVE_UNTIL_BOUNDS,
  monthlyFor,
  RETIRE_AT_BOUNDS,
  retirementCorpus,
  SAVED_BOUNDS,
} from '@prosperx/core/calculator';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { useRateBounds } from '#domain/calculator/use-rate-bounds.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { retirementCalculatorContract } from './retirement-calculator.contract.js';
import { retirementCalculatorText } from './retirement-calculator.text.js';
import type { DetailsProps } from './retirement-details.lazy.js';

type Contract = typeof retirementCalculatorContract;

interface Retirement {
  readonly age: number;
  readonly retireAt: number;
  readonly liveUntil: number;
  readonly monthlyExpenses: Paise;
  readonly inflation: number;
  readonly saved: Paise;
  readonly annualRate: number;
  readonly laterRate: number;
}

const RetirementDetails = lazy(async () => (await import('./retirement-details.lazy.js')).RetirementDetails, {
  optional: true,
});

/** What of a plan is years and per cent. */
type Count = 'age' | 'annualRate' | 'inflation' | 'laterRate' | 'liveUntil' | 'retireAt';

/** Shows what has to be there at retirement, and what to invest each month until then. */
export function RetirementCalculator(props: ViewProps<Contract>) {
  const text = useWords(retirementCalculatorText);
  const rates = useRateBounds(props.maxRate);
  const { age, retireAt, liveUntil, inflation, annualRate, laterRate } = props;
  const amounts = { monthlyExpenses: rupees(props.monthlyExpenses), saved: rupees(props.saved) };
  const given = { age, retireAt, liveUntil, inflation, annualRate, laterRate, ...amounts };
  const { plan, change, choose } = useChoices(given, props, detailOf, (next) => settled(next, rates.max));
  const needed = monthlyOf(plan);
  const result = {
    intro: (needed > 0 ? text.intro : text.enough)(String(plan.retireAt)),
    figure: needed,
    onStart: needed > 0 ? () => choose('/search-panel', { monthlyAmount: Math.ceil(toRupees(needed)) }) : undefined,
    inflation: plan.inflation,
    page: { to: '/retirement-calculator', params: inRupees(plan) },
    details: (render: DetailsProps['children']) => <RetirementDetails plan={termsOf(plan)}>{render}</RetirementDetails>,
  };
  const term = (name: Count, of: 'percent' | 'years', bounds: Bounds<number>) => (
    <TermSlider
      label={text[name]}
      of={of}
      value={plan[name]}
      decimals={of === 'percent' ? 1 : undefined}
      bounds={bounds}
      onInput={(value) => change({ [name]: value })}
    />
  );
  return (
    <Calculator {...props} inflation={0} heading={props.heading ?? text.title} height={58} result={result}>
      {term('age', 'years', AGE_BOUNDS)}
      {term('retireAt', 'years', { ...RETIRE_AT_BOUNDS, min: Math.max(RETIRE_AT_BOUNDS.min, plan.age + 1) })}
      {term('liveUntil', 'years', { ...LIVE_UNTIL_BOUNDS, min: Math.max(LIVE_UNTIL_BOUNDS.min, plan.retireAt + 1) })}
      <AmountSlider
        label={text.monthlyExpenses}
        amount={plan.monthlyExpenses}
        {...EXPENSES_BOUNDS}
        onInput={(monthlyExpenses) => change({ monthlyExpenses })}
      />
      {term('inflation', 'percent', INFLATION_BOUNDS)}
      <AmountSlider label={text.saved} amount={plan.saved} {...SAVED_BOUNDS} onInput={(saved) => change({ saved })} />
      {term('annualRate', 'percent', rates)}
      {term('laterRate', 'percent', rates)}
    </Calculator>
  );
}

/** Each age is above the one before, and returns keep to their cap. */
function settled(plan: Retirement, maxRate: number): Retirement {
  const retireAt = Math.max(plan.retireAt, plan.age + 1);
  return {
    ...plan,
    retireAt,
    liveUntil: Math.max(plan.liveUntil, retireAt + 1),
    annualRate: Math.min(plan.annualRate, maxRate),
    laterRate: Math.min(plan.laterRate, maxRate),
  };
}

/** The plan as the rule has it. */
const termsOf = ({ inflation, annualRate, laterRate, ...plan }: Retirement) => ({
  ...plan,
  inflationPercent: inflation,
  annualRatePercent: annualRate,
  laterRatePercent: laterRate,
});

function monthlyOf(plan: Retirement): Paise {
  const terms = termsOf(plan);
  return monthlyFor(retirementCorpus(terms), { ...terms, years: plan.retireAt - plan.age });
}

/** The plan as pages and events have it. */
const inRupees = (plan: Retirement) => ({
  ...plan,
  monthlyExpenses: toRupees(plan.monthlyExpenses),
  saved: toRupees(plan.saved),
});

const detailOf = (plan: Retirement): DetailOf<Contract, 'changed'> => ({
  ...inRupees(plan),
  monthlyAmount: toRupees(monthlyOf(plan)),
});

export const RetirementCalculatorWidget = /* @__PURE__ */ toReact(retirementCalculatorContract, RetirementCalculator);

import {
  INFLATION_BOUNDS,
  LONG_YEARS_BOUNDS,
  LUMPSUM_BOUNDS,
  periodsToGrow,
  projectPrice,
} from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { inflationCalculatorContract } from './inflation-calculator.contract.js';
import { inflationCalculatorText } from './inflation-calculator.text.js';

type Contract = typeof inflationCalculatorContract;

interface Price {
  readonly amount: Paise;
  readonly inflation: number;
  readonly years: number;
}

/** Shows what a thing of today's price will cost. */
export function InflationCalculator(props: ViewProps<Contract>) {
  const words = useWords(calculatorText);
  const text = useWords(inflationCalculatorText);
  const given = { amount: rupees(props.amount), inflation: props.inflation, years: props.years };
  const { plan, change, choose } = useChoices(given, props, detailOf);
  const { amount, inflation } = plan;
  const projection = outcomeOf(plan);
  const years = words.years(plan.years);
  const result = {
    intro: text.intro(years),
    figure: projection.value,
    projection,
    facts: [[text.doubles, text.inYears(periodsToGrow(inflation / 100, 1, 2).toFixed(1))]] as const,
    summary: text.summary(formatMoney(amount), formatMoney(projection.value), years),
    onStart: () => choose('/search-panel'),
    today: { amount, years: plan.years },
    inflation,
    page: { to: '/inflation-calculator', params: { ...plan, amount: toRupees(amount) } },
    kind: 'inflation' as const,
    words: { start: text.start, parts: text.parts, columns: text.columns },
  };
  return (
    <Calculator {...props} inflation={0} heading={props.heading ?? text.title} height={24} result={result}>
      <AmountSlider
        label={text.amount}
        amount={amount}
        {...LUMPSUM_BOUNDS}
        onInput={(next) => change({ amount: next })}
      />
      <TermSlider
        label={text.inflation}
        of="percent"
        value={inflation}
        decimals={1}
        bounds={INFLATION_BOUNDS}
        onInput={(next) => change({ inflation: next })}
      />
      <TermSlider
        label={words.timePeriod}
        of="years"
        value={plan.years}
        bounds={LONG_YEARS_BOUNDS}
        onInput={(next) => change({ years: next })}
      />
    </Calculator>
  );
}

const outcomeOf = ({ inflation, ...plan }: Price) => projectPrice({ ...plan, inflationPercent: inflation });

const detailOf = (plan: Price): DetailOf<Contract, 'changed'> => ({
  ...plan,
  amount: toRupees(plan.amount),
  cost: toRupees(outcomeOf(plan).value),
});

export const InflationCalculatorWidget = /* @__PURE__ */ toReact(inflationCalculatorContract, InflationCalculator);

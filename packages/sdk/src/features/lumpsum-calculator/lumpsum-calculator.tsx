import { LUMPSUM_BOUNDS, projectLumpsum } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, RateAndYears } from '#domain/calculator/calculator-fields.js';
import { Calculator, type Term, usePlan } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { lumpsumCalculatorContract } from './lumpsum-calculator.contract.js';
import { lumpsumCalculatorText } from './lumpsum-calculator.text.js';

/** Shows what one sum could grow into. */
export function LumpsumCalculator(props: ViewProps<typeof lumpsumCalculatorContract>) {
  const calculatorWords = useWords(calculatorText);
  const text = useWords(lumpsumCalculatorText);
  const { plan, rateBounds, projection, change, start } = useLumpsumCalculator(props);
  const { invested, value } = projection;
  const years = calculatorWords.years(plan.years);
  const result = {
    intro: text.intro(years),
    figure: value,
    projection,
    summary: text.summary(formatMoney(invested), formatMoney(value), years),
    onStart: start,
    past: { type: 'LUMPSUM' as const, amount: plan.amount, years: plan.years },
    page: { to: '/lumpsum-calculator', params: inRupees(plan) },
    kind: 'lumpsum' as const,
    words: { start: text.start },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={24} result={result}>
      <AmountSlider
        label={text.amount}
        amount={plan.amount}
        min={LUMPSUM_BOUNDS.min}
        max={LUMPSUM_BOUNDS.max}
        onInput={(amount) => change({ amount })}
      />
      <RateAndYears annualRate={plan.annualRate} years={plan.years} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

type Contract = typeof lumpsumCalculatorContract;

interface LumpsumTerms extends Term {
  readonly amount: Paise;
}

/** The plan on the screen, what it comes to, and what an investor can do with it. */
function useLumpsumCalculator({ amount, annualRate, years, maxRate, ...on }: ViewProps<Contract>) {
  const { navigate } = useWidget();
  const given: LumpsumTerms = { amount: rupees(amount), annualRate, years };
  const { plan, rateBounds, change } = usePlan(given, maxRate, (next) => on.onChanged?.(detailOf(next)));
  const start = () => {
    on.onChosen?.(detailOf(plan));
    navigate('/search-panel', { investmentType: 'LUMPSUM', lumpsumAmount: toRupees(plan.amount) });
  };
  return { plan, rateBounds, projection: projectionOf(plan), change, start };
}

function projectionOf({ amount, annualRate, years }: LumpsumTerms) {
  return projectLumpsum({ amount, annualRatePercent: annualRate, years });
}

/** The plan as pages and events have it. */
const inRupees = (plan: LumpsumTerms) => ({ ...plan, amount: toRupees(plan.amount) });

function detailOf(plan: LumpsumTerms): DetailOf<Contract, 'changed'> {
  const { invested, gain, value } = projectionOf(plan);
  return {
    ...inRupees(plan),
    invested: toRupees(invested),
    gain: toRupees(gain),
    value: toRupees(value),
  };
}

export const LumpsumCalculatorWidget = /* @__PURE__ */ toReact(lumpsumCalculatorContract, LumpsumCalculator);

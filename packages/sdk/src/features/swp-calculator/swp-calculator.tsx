import { CORPUS_BOUNDS, projectWithdrawals, WITHDRAWAL_BOUNDS } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, RateAndYears } from '#domain/calculator/calculator-fields.js';
import { Calculator, type Term, usePlan } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { swpCalculatorContract } from './swp-calculator.contract.js';
import { swpCalculatorText } from './swp-calculator.text.js';

type Contract = typeof swpCalculatorContract;

interface SwpTerms extends Term {
  readonly corpus: Paise;
  readonly monthlyAmount: Paise;
}

/** Shows how long a sum lasts from which is withdrawn each month. */
export function SwpCalculator(props: ViewProps<Contract>) {
  const words = useWords(calculatorText);
  const text = useWords(swpCalculatorText);
  const { navigate } = useWidget();
  const given = {
    corpus: rupees(props.corpus),
    monthlyAmount: rupees(props.monthlyAmount),
    annualRate: props.annualRate,
    years: props.years,
  };
  const { plan, rateBounds, change } = usePlan(given, props.maxRate, (next) => props.onChanged?.(detailOf(next)));
  const { withdrawn, left, fullMonths, points } = outcomeOf(plan);
  const years = words.years(plan.years);
  const lasts = text.lasts(Math.floor(fullMonths / 12), fullMonths % 12);
  const isGone = fullMonths < plan.years * 12;
  const result = {
    intro: isGone ? text.gone(lasts) : text.left(years),
    figure: isGone ? withdrawn : left,
    projection: { invested: withdrawn, gain: left, points },
    summary: text.summary(formatMoney(plan.corpus), formatMoney(plan.monthlyAmount), formatMoney(left), years),
    onStart: () => {
      props.onChosen?.(detailOf(plan));
      navigate('/profile/stps/create-new-stp', { trxnType: 'SWP', instalment: toRupees(plan.monthlyAmount) });
    },
    note: text.startNote,
    today: { amount: plan.monthlyAmount, years: plan.years },
    page: { to: '/swp-calculator', params: inRupees(plan) },
    kind: 'swp' as const,
    words: { start: text.start, parts: text.parts, columns: text.columns },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={30} result={result}>
      <AmountSlider
        label={text.corpus}
        amount={plan.corpus}
        {...CORPUS_BOUNDS}
        onInput={(corpus) => change({ corpus })}
      />
      <AmountSlider
        label={text.monthlyAmount}
        amount={plan.monthlyAmount}
        {...WITHDRAWAL_BOUNDS}
        onInput={(monthlyAmount) => change({ monthlyAmount })}
      />
      <RateAndYears {...plan} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

const outcomeOf = ({ annualRate, ...plan }: SwpTerms) => projectWithdrawals({ ...plan, annualRatePercent: annualRate });

/** The plan as pages and events have it. */
const inRupees = (plan: SwpTerms) => ({
  ...plan,
  corpus: toRupees(plan.corpus),
  monthlyAmount: toRupees(plan.monthlyAmount),
});

function detailOf(plan: SwpTerms): DetailOf<Contract, 'changed'> {
  const { withdrawn, left } = outcomeOf(plan);
  return { ...inRupees(plan), withdrawn: toRupees(withdrawn), left: toRupees(left) };
}

export const SwpCalculatorWidget = /* @__PURE__ */ toReact(swpCalculatorContract, SwpCalculator);

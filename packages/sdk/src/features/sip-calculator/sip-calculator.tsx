import { projectSip, SIP_MONTHLY_BOUNDS, SIP_QUICK_AMOUNTS, SIP_QUICK_AMOUNTS_NARROW } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountChips } from '#domain/calculator/amount-chips.js';
import { AmountSlider, RateAndYears } from '#domain/calculator/calculator-fields.js';
import { Calculator, type Term, usePlan } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { sipCalculatorContract } from './sip-calculator.contract.js';
import { sipCalculatorText } from './sip-calculator.text.js';

/** Shows what a fixed monthly amount could grow into. */
export function SipCalculator(props: ViewProps<typeof sipCalculatorContract>) {
  const calculatorWords = useWords(calculatorText);
  const text = useWords(sipCalculatorText);
  const { plan, rateBounds, projection, change, start } = useSipCalculator(props);
  const { invested, value } = projection;
  const years = calculatorWords.years(plan.years);
  const result = {
    intro: text.intro(years),
    figure: value,
    projection,
    summary: text.summary(formatMoney(invested), formatMoney(value), years),
    onStart: start,
    past: { type: 'SIP' as const, amount: plan.monthlyAmount, years: plan.years },
    page: { to: '/sip-calculator', params: inRupees(plan) },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={27} result={result}>
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
      <RateAndYears annualRate={plan.annualRate} years={plan.years} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

type Contract = typeof sipCalculatorContract;

interface SipTerms extends Term {
  readonly monthlyAmount: Paise;
}

/** The plan on the screen, what it comes to, and what an investor can do with it. */
function useSipCalculator({ monthlyAmount, annualRate, years, maxRate, ...on }: ViewProps<Contract>) {
  const { navigate } = useWidget();
  const given: SipTerms = { monthlyAmount: rupees(monthlyAmount), annualRate, years };
  const { plan, rateBounds, change } = usePlan(given, maxRate, (next) => on.onChanged?.(detailOf(next)));
  const start = () => {
    const detail = detailOf(plan);
    on.onChosen?.(detail);
    navigate('/search-panel', { monthlyAmount: detail.monthlyAmount });
  };
  return { plan, rateBounds, projection: projectionOf(plan), change, start };
}

function projectionOf({ monthlyAmount, annualRate, years }: SipTerms) {
  return projectSip({ monthlyAmount, annualRatePercent: annualRate, years });
}

/** The plan as pages and events have it. */
const inRupees = (plan: SipTerms) => ({ ...plan, monthlyAmount: toRupees(plan.monthlyAmount) });

function detailOf(plan: SipTerms): DetailOf<Contract, 'changed'> {
  const { invested, gain, value } = projectionOf(plan);
  return { ...inRupees(plan), invested: toRupees(invested), gain: toRupees(gain), value: toRupees(value) };
}

export const SipCalculatorWidget = /* @__PURE__ */ toReact(sipCalculatorContract, SipCalculator);

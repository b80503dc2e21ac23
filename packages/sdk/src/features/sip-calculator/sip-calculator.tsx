import { formatMoney } from '@prosperx/core/format';
import { SIP_MONTHLY_BOUNDS, SIP_QUICK_AMOUNTS, SIP_QUICK_AMOUNTS_NARROW } from '@prosperx/core/sip';
import { AmountSlider } from '#domain/calculator/amount-slider.js';
import { amountOutOfRange } from '#domain/calculator/out-of-range.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { RateAndYears } from '#domain/calculator/rate-and-years.js';
import type { ViewProps } from '#widget/contract.js';
import type { sipCalculatorContract } from './sip-calculator.contract.js';
import { sipCalculatorText as text } from './sip-calculator.text.js';
import { useSipCalculator } from './use-sip-calculator.js';

/** What a fixed monthly amount could grow into. */
export function SipCalculator(props: ViewProps<typeof sipCalculatorContract>) {
  const { plan, rateBounds, projection, change, start } = useSipCalculator(props);
  const { invested, value } = projection;
  const years = calculatorText.years(plan.years);
  const result = {
    lead: text.lead(years),
    figure: value,
    projection,
    finding: text.finding(formatMoney(invested), formatMoney(value), years),
    onStart: start,
  };
  return (
    <Calculator heading={props.heading ?? text.title} result={result}>
      <AmountSlider
        label={text.monthlyInvestment}
        amount={plan.monthlyAmount}
        min={SIP_MONTHLY_BOUNDS.min}
        max={SIP_MONTHLY_BOUNDS.max}
        quick={SIP_QUICK_AMOUNTS}
        quickNarrow={SIP_QUICK_AMOUNTS_NARROW}
        rangeError={amountOutOfRange(SIP_MONTHLY_BOUNDS)}
        onInput={(monthlyAmount) => change({ monthlyAmount })}
      />
      <RateAndYears annualRate={plan.annualRate} years={plan.years} rateBounds={rateBounds} onChange={change} />
    </Calculator>
  );
}

import {
  END_VALUE_BOUNDS,
  LONG_YEARS_BOUNDS,
  periodsToGrow,
  projectGrowth,
  VALUE_BOUNDS,
  yearlyGrowth,
} from '@prosperx/core/calculator';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { type Paise, rupees, subtractPaise, toRupees } from '@prosperx/core/money';
import { AmountSlider, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { HeroFigure } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { cagrCalculatorContract } from './cagr-calculator.contract.js';
import { cagrCalculatorText } from './cagr-calculator.text.js';

type Contract = typeof cagrCalculatorContract;

interface Growth {
  readonly startValue: Paise;
  readonly endValue: Paise;
  readonly years: number;
}

/** Shows by what rate a year one value has become another. */
export function CagrCalculator(props: ViewProps<Contract>) {
  const words = useWords(calculatorText);
  const text = useWords(cagrCalculatorText);
  const given = { startValue: rupees(props.startValue), endValue: rupees(props.endValue), years: props.years };
  const { plan, change, choose } = useChoices(given, props, detailOf);
  const { startValue, endValue } = plan;
  const rate = rateOf(plan);
  const years = words.years(plan.years);
  const gain = subtractPaise(endValue, startValue);
  const result = {
    intro: rate < 0 ? text.fell(years) : text.intro(years),
    figure: <HeroFigure figure={formatPercent(Math.abs(rate))} />,
    projection: { invested: startValue, gain, points: projectGrowth(startValue, endValue, plan.years) },
    facts: [
      [text.inAll, formatPercent((gain / startValue) * 100)],
      ...(rate > 0 ? [[text.doubles, text.inYears(periodsToGrow(rate / 100, 1, 2).toFixed(1))] as const] : []),
    ] as const,
    summary: text.summary(formatMoney(startValue), formatMoney(endValue), years, formatPercent(rate)),
    onStart: () => choose('/best-performing-funds'),
    today: { rate },
    past: { type: 'LUMPSUM' as const, amount: startValue, years: Math.max(1, Math.round(plan.years)) },
    page: { to: '/cagr-calculator', params: inRupees(plan) },
    kind: 'cagr' as const,
    words: { start: text.start, parts: text.parts, columns: text.columns },
  };
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={24} result={result}>
      <AmountSlider
        label={text.startValue}
        amount={startValue}
        {...VALUE_BOUNDS}
        onInput={(next) => change({ startValue: next })}
      />
      <AmountSlider
        label={text.endValue}
        amount={endValue}
        {...END_VALUE_BOUNDS}
        onInput={(next) => change({ endValue: next })}
      />
      <TermSlider
        label={words.timePeriod}
        of="years"
        value={plan.years}
        decimals={1}
        bounds={LONG_YEARS_BOUNDS}
        onInput={(next) => change({ years: next })}
      />
    </Calculator>
  );
}

const rateOf = ({ startValue, endValue, years }: Growth) => yearlyGrowth(startValue, endValue, years) * 100;

/** The figures as pages and events have them. */
const inRupees = (plan: Growth) => ({
  ...plan,
  startValue: toRupees(plan.startValue),
  endValue: toRupees(plan.endValue),
});

const detailOf = (plan: Growth): DetailOf<Contract, 'changed'> => ({ ...inRupees(plan), rate: rateOf(plan) });

export const CagrCalculatorWidget = /* @__PURE__ */ toReact(cagrCalculatorContract, CagrCalculator);

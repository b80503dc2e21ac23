import { type Bounds, ELSS_BOUNDS, ELSS_YEARS_BOUNDS, INCOME_BOUNDS, USED_BOUNDS } from '@prosperx/core/calculator';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { financialYearName, INCOME_TAX_YEARS, type Regime, REGIMES, taxSaved } from '@prosperx/core/tax';
import { AmountSlider, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { Choice } from '#domain/calculator/choice.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { useRateBounds } from '#domain/calculator/use-rate-bounds.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { elssCalculatorContract } from './elss-calculator.contract.js';
import { elssCalculatorText } from './elss-calculator.text.js';
import type { DetailsProps } from './elss-details.lazy.js';
import type { TaxPlan } from './elss-terms.js';

type Contract = typeof elssCalculatorContract;

const ElssDetails = lazy(async () => (await import('./elss-details.lazy.js')).ElssDetails, { optional: true });

/** Shows the tax that an investment in ELSS saves, and what it could grow into. */
export function ElssCalculator(props: ViewProps<Contract>) {
  const words = useWords(calculatorText);
  const text = useWords(elssCalculatorText);
  const bounds = useRateBounds(props.maxRate);
  const { regime, taxYear, annualRate, years } = props;
  const amounts = {
    income: rupees(props.income),
    investment: rupees(props.investment),
    alreadyUsed: rupees(props.alreadyUsed),
  };
  const given: TaxPlan = { ...amounts, regime: regime as Regime, taxYear, annualRate, years };
  const { plan, change, choose } = useChoices(given, props, detailOf, (next) => ({
    ...next,
    annualRate: Math.min(next.annualRate, bounds.max),
  }));
  const yearName = (year: number) => text.yearOf(financialYearName(year));
  const result = {
    intro: text.intro(yearName(plan.taxYear), plan.regime),
    figure: taxOf(plan).saved,
    onStart: () => choose('/mutual-fund-results/ELSS/All', { mutualFundCategory: 'ELSS' }),
    page: { to: '/elss-calculator', params: inRupees(plan) },
    details: (render: DetailsProps['children']) => <ElssDetails plan={plan}>{render}</ElssDetails>,
    words: { start: text.start },
  };
  const amount = (name: 'alreadyUsed' | 'income' | 'investment', limits: Bounds<Paise>) => (
    <AmountSlider label={text[name]} amount={plan[name]} {...limits} onInput={(next) => change({ [name]: next })} />
  );
  return (
    <Calculator {...props} heading={props.heading ?? text.title} height={50} result={result}>
      <Choice
        label={text.year}
        options={INCOME_TAX_YEARS.map(({ year }) => year)}
        print={yearName}
        value={plan.taxYear}
        onPick={(next) => change({ taxYear: next })}
      />
      <Choice
        label={text.regime}
        options={REGIMES}
        print={(regime) => text.regimes[regime]}
        value={plan.regime}
        onPick={(next) => change({ regime: next })}
      />
      {amount('income', INCOME_BOUNDS)}
      {amount('investment', ELSS_BOUNDS)}
      {amount('alreadyUsed', USED_BOUNDS)}
      <TermSlider
        label={words.expectedReturn}
        of="percent"
        value={plan.annualRate}
        decimals={1}
        bounds={bounds}
        onInput={(next) => change({ annualRate: next })}
      />
      <TermSlider
        label={words.timePeriod}
        of="years"
        value={plan.years}
        bounds={ELSS_YEARS_BOUNDS}
        onInput={(next) => change({ years: next })}
      />
    </Calculator>
  );
}

const taxOf = ({ taxYear, ...plan }: TaxPlan) => taxSaved({ ...plan, year: taxYear });

/** The figures as pages and events have them. */
const inRupees = (plan: TaxPlan) => ({
  ...plan,
  income: toRupees(plan.income),
  investment: toRupees(plan.investment),
  alreadyUsed: toRupees(plan.alreadyUsed),
});

const detailOf = (plan: TaxPlan): DetailOf<Contract, 'changed'> => ({
  ...inRupees(plan),
  saved: toRupees(taxOf(plan).saved),
});

export const ElssCalculatorWidget = /* @__PURE__ */ toReact(elssCalculatorContract, ElssCalculator);

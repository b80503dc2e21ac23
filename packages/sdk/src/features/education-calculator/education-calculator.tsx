import {
  COURSE_BOUNDS,
  COURSE_YEARS_BOUNDS,
  INFLATION_BOUNDS,
  projectSaving,
  SAVED_BOUNDS,
} from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { AmountSlider, TermSlider } from '#domain/calculator/calculator-fields.js';
import { Calculator } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { useRateBounds } from '#domain/calculator/use-rate-bounds.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { educationCalculatorContract } from './education-calculator.contract.js';
import { educationCalculatorText } from './education-calculator.text.js';

type Contract = typeof educationCalculatorContract;

interface Course {
  readonly costToday: Paise;
  readonly years: number;
  readonly inflation: number;
  readonly saved: Paise;
  readonly annualRate: number;
}

/** Shows what to invest each month for a course whose cost rises. */
export function EducationCalculator(props: ViewProps<Contract>) {
  const words = useWords(calculatorText);
  const text = useWords(educationCalculatorText);
  const bounds = useRateBounds(props.maxRate);
  const { years, inflation, annualRate } = props;
  const given = { costToday: rupees(props.costToday), years, inflation, saved: rupees(props.saved), annualRate };
  const { plan, change, choose } = useChoices(given, props, detailOf, (next) => ({
    ...next,
    annualRate: Math.min(next.annualRate, bounds.max),
  }));
  const outcome = outcomeOf(plan);
  const monthly = wholeRupees(outcome.monthlyAmount);
  const cost = formatMoney(outcome.cost);
  const inYears = words.years(plan.years);
  const result = {
    intro: monthly > 0 ? text.intro(cost, inYears) : text.enough(inYears),
    figure: outcome.monthlyAmount,
    projection: outcome,
    facts: [
      [text.cost, cost],
      ...(plan.saved > 0 ? [[text.savedGrown, formatMoney(outcome.savedGrown)] as const] : []),
    ] as const,
    summary: text.summary(formatMoney(outcome.invested), cost, inYears),
    onStart: monthly > 0 ? () => choose('/search-panel', { monthlyAmount: toRupees(monthly) }) : undefined,
    today: { amount: outcome.cost, years: plan.years },
    inflation: plan.inflation,
    past: monthly > 0 ? ({ type: 'SIP', amount: monthly, years: plan.years } as const) : undefined,
    page: { to: '/education-calculator', params: inRupees(plan) },
    kind: 'education' as const,
  };
  return (
    <Calculator {...props} inflation={0} heading={props.heading ?? text.title} height={36} result={result}>
      <AmountSlider
        label={text.costToday}
        amount={plan.costToday}
        {...COURSE_BOUNDS}
        onInput={(costToday) => change({ costToday })}
      />
      <TermSlider
        label={text.years}
        of="years"
        value={plan.years}
        bounds={COURSE_YEARS_BOUNDS}
        onInput={(next) => change({ years: next })}
      />
      <TermSlider
        label={text.inflation}
        of="percent"
        value={plan.inflation}
        decimals={1}
        bounds={INFLATION_BOUNDS}
        onInput={(next) => change({ inflation: next })}
      />
      <AmountSlider label={text.saved} amount={plan.saved} {...SAVED_BOUNDS} onInput={(saved) => change({ saved })} />
      <TermSlider
        label={words.expectedReturn}
        of="percent"
        value={plan.annualRate}
        decimals={1}
        bounds={bounds}
        onInput={(next) => change({ annualRate: next })}
      />
    </Calculator>
  );
}

/** A SIP takes whole rupees. */
const wholeRupees = (amount: Paise) => rupees(Math.ceil(toRupees(amount)));

const outcomeOf = ({ inflation, annualRate, ...plan }: Course) =>
  projectSaving({ ...plan, inflationPercent: inflation, annualRatePercent: annualRate });

/** The plan as pages and events have it. */
const inRupees = (plan: Course) => ({ ...plan, costToday: toRupees(plan.costToday), saved: toRupees(plan.saved) });

function detailOf(plan: Course): DetailOf<Contract, 'changed'> {
  const { cost, monthlyAmount } = outcomeOf(plan);
  return { ...inRupees(plan), cost: toRupees(cost), monthlyAmount: toRupees(monthlyAmount) };
}

export const EducationCalculatorWidget = /* @__PURE__ */ toReact(educationCalculatorContract, EducationCalculator);

import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { projectSip } from '@prosperx/core/sip';
import { type Term, usePlan } from '#domain/calculator/use-plan.js';
import { useWidget } from '#api/widget-context.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import type { sipCalculatorContract } from './sip-calculator.contract.js';

type Contract = typeof sipCalculatorContract;

interface SipTerms extends Term {
  readonly monthlyAmount: Paise;
}

/** The plan on the screen, what it comes to, and what an investor can do with it. */
export function useSipCalculator({ monthlyAmount, annualRate, years, maxRate, ...on }: ViewProps<Contract>) {
  const { navigate } = useWidget();
  const given: SipTerms = { monthlyAmount: rupees(Math.round(monthlyAmount)), annualRate, years };
  const { plan, rateBounds, change } = usePlan(given, maxRate, (next) => on.onChanged?.(detailOf(next)));
  const start = () => {
    on.onChosen?.(detailOf(plan));
    navigate('/search-panel');
  };
  return { plan, rateBounds, projection: projectionOf(plan), change, start };
}

function projectionOf({ monthlyAmount, annualRate, years }: SipTerms) {
  return projectSip({ monthlyAmount, annualRatePercent: annualRate, years });
}

function detailOf(plan: SipTerms): DetailOf<Contract, 'changed'> {
  const { invested, gain, value } = projectionOf(plan);
  return {
    monthlyAmount: toRupees(plan.monthlyAmount),
    annualRate: plan.annualRate,
    years: plan.years,
    invested: toRupees(invested),
    gain: toRupees(gain),
    value: toRupees(value),
  };
}

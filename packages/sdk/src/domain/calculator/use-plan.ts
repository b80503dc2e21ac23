import { rateBounds } from '@prosperx/core/sip';
import { useState } from 'react';

/** What every plan has besides its amount. */
export interface Term {
  /** Per cent a year. */
  readonly annualRate: number;
  readonly years: number;
}

/** The investor's edits laid over what the page gives; rate and years are whole and the rate keeps to its cap. `onChange` hears of edits alone, never of what the page gives. */
export function usePlan<Plan extends Term>(given: Plan, maxRate: number, onChange: (plan: Plan) => void) {
  const [edits, setEdits] = useState<Partial<Plan>>({});
  const bounds = rateBounds(maxRate);
  const laidOver = (edit: Partial<Plan>): Plan => {
    const plan = { ...given, ...edits, ...edit };
    return { ...plan, annualRate: Math.min(Math.round(plan.annualRate), bounds.max), years: Math.round(plan.years) };
  };
  const change = (edit: Partial<Plan>) => {
    setEdits({ ...edits, ...edit });
    onChange(laidOver(edit));
  };
  return { plan: laidOver({}), rateBounds: bounds, change };
}

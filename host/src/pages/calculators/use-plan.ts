import { useRateBounds } from '@prosperx/sdk/site/ui';
import type { Contract } from '@prosperx/sdk/site/widgets';
import { cappedFields, fittedPlan, type Plan } from './fitted-plan.js';

/** Returns the plan of the address as its calculator takes it, and the fields by which it does. */
export function usePlan<Given extends Plan>(given: Given, { props }: Pick<Contract, 'props'>) {
  const fields = cappedFields(props, useRateBounds(Infinity).max);
  return { plan: fittedPlan(given, fields), fields };
}

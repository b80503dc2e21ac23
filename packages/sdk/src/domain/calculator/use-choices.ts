import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { type NavigateParams, useWidget } from '#services/widget-context.js';

interface Listeners<Detail> {
  readonly onChanged?: ((detail: Detail) => unknown) | undefined;
  readonly onChosen?: ((detail: Detail) => unknown) | undefined;
}

/**
 * The plan of a calculator: of what the page gives and what the reader chooses, the last one counts, figure by figure. `settle` keeps it to
 * its caps, and figures in their order. The page hears of the reader's choices alone, by what `detailOf` tells of them.
 */
export function useChoices<Plan extends object, Detail>(
  given: Plan,
  on: Listeners<Detail>,
  detailOf: (plan: Plan) => Detail,
  settle: (plan: Plan) => Plan = (plan) => plan,
) {
  const { navigate } = useWidget();
  const [kept, set] = useLastSet(given);
  const plan = settle(kept);
  return {
    plan,
    change: (edit: Partial<Plan>) => void on.onChanged?.(detailOf(settle(set(edit)))),
    /** Tells the page of the plan, and leads on. */
    choose: (to: string, params?: NavigateParams) => {
      on.onChosen?.(detailOf(plan));
      navigate(to, params);
    },
  };
}

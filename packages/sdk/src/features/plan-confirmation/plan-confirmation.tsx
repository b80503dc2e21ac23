import { PxError } from '@prosperx/core/errors';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePlanLink } from '#queries/plan.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { planConfirmationText } from './plan-confirmation.text.js';

export interface PlanConfirmationProps {
  /** What the emailed link carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

const PlanAnswer = lazy(async () => (await import('./plan-answer.lazy.js')).PlanAnswer);

/** Shows the owner of an STP or SWP what they confirm, or decline. */
export function PlanConfirmation(props: PlanConfirmationProps) {
  return (
    <DataProvider>
      <ConfirmationStates {...props} />
    </DataProvider>
  );
}

function ConfirmationStates({ token }: PlanConfirmationProps) {
  const text = useWords(planConfirmationText);
  const { navigate } = useWidget();
  const query = usePlanLink(token);
  usePreload(PlanAnswer);
  const isInvalid = token === '' || (query.error instanceof PxError && query.error.code === 'plan_link_invalid');
  if (isInvalid) {
    const plans = <Button onClick={() => navigate('/profile/stps')}>{text.plans}</Button>;
    return <EmptyState level={2} tone="error" title={text.invalid} action={plans} />;
  }
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
      {(view) => <PlanAnswer fallback={<SkeletonRows />} view={view} token={token} />}
    </QueryState>
  );
}

import type { PlanKind } from '@prosperx/core/stp';
import { planFormPath, planListPath } from '#domain/navigation/plan-path.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePlans } from '#queries/plan.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useIsReadOnly, useSession } from '#session/use-session.js';
import { plansText } from './plan.text.js';

const PlanList = lazy(async () => (await import('./plan-list.lazy.js')).PlanList);
const PlanInfo = lazy(async () => (await import('./plan-info.lazy.js')).PlanInfo);
const PlanForm = lazy(async () => (await import('./plan-form.lazy.js')).PlanFormStates);

export interface PlanViewProps {
  readonly view?: 'list' | 'info' | 'create' | undefined;
  /** The fund from which a new plan takes, and its folio. */
  readonly schemeId?: string | undefined;
  readonly folio?: string | undefined;
  /** The amount of an instalment that stands there first, in rupees. */
  readonly instalment?: number | undefined;
  readonly onRegistered?: ((detail: { readonly id: string; readonly status: string }) => void) | undefined;
  readonly onStopped?: ((detail: { readonly id: string }) => void) | undefined;
}

export type PlanProps = PlanViewProps & { readonly kind: PlanKind };

/** STPs or SWPs: the list, what such a plan is, or the form for a new one. */
export function Plans(props: PlanProps) {
  const { view = 'list', kind } = props;
  return (
    <DataProvider>
      {view === 'list' && <ListStates {...props} />}
      {view === 'info' && <PlanInfo fallback={<SkeletonRows />} kind={kind} />}
      {view === 'create' && <PlanForm fallback={<SkeletonRows rows={4} />} {...props} />}
    </DataProvider>
  );
}

function ListStates({ kind, onStopped }: PlanProps) {
  const text = useWords(plansText);
  const { status } = useSession();
  const query = usePlans(kind, status === 'signed_in');
  usePreloadForPerson(PlanList);
  return (
    <QueryState
      query={query}
      failed={text.failed(kind)}
      reasonOf={errorMessage}
      logIn={{ title: text.logIn(kind), to: returnPath(...planListPath(kind)) }}
      waiting={<SkeletonRows rows={2} />}
      isEmpty={(plans) => plans.length === 0}
      empty={<NoPlans kind={kind} />}
    >
      {(plans) => <PlanList fallback={<SkeletonRows rows={2} />} kind={kind} plans={plans} onStopped={onStopped} />}
    </QueryState>
  );
}

function NoPlans({ kind }: { readonly kind: PlanKind }) {
  const text = useWords(plansText);
  const { navigate } = useWidget();
  const isReadOnly = useIsReadOnly();
  const [to, params] = planListPath(kind);
  const actions = isReadOnly ? (
    <OwnLogin {...{ to, params }} />
  ) : (
    <Row>
      <Button variant="primary" onClick={() => navigate(...planFormPath(kind))}>
        {text.setUp[kind]}
      </Button>
      <Button variant="ghost" onClick={() => navigate(...planListPath(kind, 'info'))}>
        {text.howItWorks[kind]}
      </Button>
    </Row>
  );
  return <EmptyState level={2} title={text.empty(kind)} text={text.emptyText(kind)} action={actions} />;
}

import { QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useGoals } from '#queries/goals.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { goalsContract } from './goals.contract.js';
import { goalsText } from './goals.text.js';

type Props = ViewProps<typeof goalsContract>;

const GoalList = lazy(async () => (await import('./goal-list.lazy.js')).GoalList);

export function Goals(props: Props) {
  return (
    <DataProvider>
      <div ref={useKeptFocus()}>
        <GoalStates {...props} />
      </div>
      <FlashOutlet />
    </DataProvider>
  );
}

function GoalStates(props: Props) {
  const text = useWords(goalsText);
  const { cost, years, annualRate, inflation } = props;
  const query = useGoals(useSession().status === 'signed_in');
  usePreloadForPerson(GoalList);
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: text.logIn, to: returnPath('/profile/goals', { cost, years, annualRate, inflation }) }}
      waiting={<SkeletonRows rows={4} />}
    >
      {(data) => <GoalList fallback={<SkeletonRows rows={4} />} data={data} {...props} />}
    </QueryState>
  );
}

export const GoalsWidget = /* @__PURE__ */ toReact(goalsContract, Goals);

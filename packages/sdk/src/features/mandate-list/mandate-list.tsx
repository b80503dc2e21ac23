import { QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useMandates } from '#queries/mandate.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { mandateListContract } from './mandate-list.contract.js';
import { mandateListText } from './mandate-list.text.js';

const Mandates = lazy(async () => (await import('./mandates.lazy.js')).Mandates);

type Props = ViewProps<typeof mandateListContract>;

export function MandateList(props: Props) {
  return (
    <DataProvider>
      <MandateStates {...props} />
    </DataProvider>
  );
}

function MandateStates({ onCancelled }: Props) {
  const text = useWords(mandateListText);
  const { status } = useSession();
  const mandates = useMandates({ enabled: status === 'signed_in' });
  usePreloadForPerson(Mandates);
  return (
    <>
      <QueryState
        query={mandates}
        failed={text.failed}
        reasonOf={errorMessage}
        logIn={{ title: text.logIn, to: '/profile/mandates' }}
      >
        {(all) => <Mandates fallback={<SkeletonRows />} mandates={all} onCancelled={onCancelled} />}
      </QueryState>
      <FlashOutlet />
    </>
  );
}

export const MandateListWidget = /* @__PURE__ */ toReact(mandateListContract, MandateList);

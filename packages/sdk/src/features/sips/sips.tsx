import { QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useRunningSips } from '#queries/sips.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { sipsContract } from './sips.contract.js';
import { sipsText } from './sips.text.js';

type Props = ViewProps<typeof sipsContract>;

const SipList = lazy(async () => (await import('./sip-list.lazy.js')).SipList);

export function Sips(props: Props) {
  return (
    <DataProvider>
      <SipStates {...props} />
      <FlashOutlet />
    </DataProvider>
  );
}

function SipStates(props: Props) {
  const text = useWords(sipsText);
  const query = useRunningSips(useSession().status === 'signed_in');
  usePreloadForPerson(SipList);
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: text.logIn, to: '/running-sips' }}
      waiting={<SkeletonRows rows={4} />}
    >
      {(data) => <SipList fallback={<SkeletonRows rows={4} />} data={data} empty={<NoSips />} {...props} />}
    </QueryState>
  );
}

function NoSips() {
  const text = useWords(sipsText);
  const { navigate } = useWidget();
  const explore = (
    <Button variant="primary" onClick={() => navigate('/best-performing-funds')}>
      {text.explore}
    </Button>
  );
  return <EmptyState level={2} title={text.empty} text={text.emptyText} action={explore} />;
}

export const SipsWidget = /* @__PURE__ */ toReact(sipsContract, Sips);

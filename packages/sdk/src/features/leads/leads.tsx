import type { LeadStatus } from '@prosperx/core/lead';
import { useState } from 'react';
import { AdvisorsOnly } from '#domain/agent/advisors-only.js';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useLeads } from '#queries/lead.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { leadsContract } from './leads.contract.js';
import { leadsText } from './leads.text.js';

type Props = ViewProps<typeof leadsContract>;

const LeadList = lazy(async () => (await import('./lead-list.lazy.js')).LeadList);

/** The leads of the advisor who is signed in. */
export function Leads(props: Props) {
  return (
    <DataProvider>
      <FlashOutlet />
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: Props) {
  const text = useWords(leadsText);
  const { status, advisor } = useSession();
  usePreloadForPerson(LeadList);
  if (status === 'unknown') return <Waiting />;
  if (!advisor) return <AdvisorsOnly title={text.advisorsOnly} text={text.advisorsOnlyText} />;
  return <Pages {...props} />;
}

/** The wanted leads, page by page; a list that was read stays until the next has come. */
function Pages({ status: given, onChanged }: Props) {
  const text = useWords(leadsText);
  const [own, setOwn] = useState<{ given: LeadStatus | undefined; status: LeadStatus | undefined }>({
    given,
    status: given,
  });
  if (own.given !== given) setOwn({ given, status: given });
  const [page, setPage] = useState(0);
  const { status } = own;
  const query = useLeads({ status, page });
  const filter = (next: LeadStatus | undefined) => {
    setOwn({ given, status: next });
    setPage(0);
    onChanged?.({ status: next ?? '' });
  };
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<SkeletonRows rows={5} />}>
      {(list) => (
        <LeadList
          fallback={<SkeletonRows rows={5} />}
          list={list}
          status={status}
          onFilter={filter}
          page={page}
          onPage={setPage}
        />
      )}
    </QueryState>
  );
}

export const LeadsWidget = /* @__PURE__ */ toReact(leadsContract, Leads);

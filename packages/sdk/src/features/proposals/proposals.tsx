import { PxError } from '@prosperx/core/errors';
import { QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useProposal } from '#queries/proposal-link.js';
import { useProposals } from '#queries/proposals.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { proposalsContract } from './proposals.contract.js';
import { proposalsText } from './proposals.text.js';

type Props = ViewProps<typeof proposalsContract>;

const ProposalList = lazy(async () => (await import('./proposal-list.lazy.js')).ProposalList);
const LinkedProposal = lazy(async () => (await import('./proposal-list.lazy.js')).LinkedProposal);

export function Proposals(props: Props) {
  return (
    <DataProvider>
      <div ref={useKeptFocus()}>
        <ProposalStates {...props} />
      </div>
      <FlashOutlet />
    </DataProvider>
  );
}

function ProposalStates(props: Props) {
  const text = useWords(proposalsText);
  const { status, advisor } = useSession();
  const query = useProposals(status === 'signed_in');
  usePreloadForPerson(ProposalList);
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: text.logIn, to: '/proposals' }}
      waiting={<SkeletonRows rows={4} />}
      isEmpty={({ draft, proposals }) => draft === null && proposals.length === 0}
      empty={<EmptyState level={2} title={text.empty} text={advisor ? text.emptyAdvisor : text.emptyText} />}
    >
      {(data) => <ProposalList fallback={<SkeletonRows rows={4} />} data={data} {...props} />}
    </QueryState>
  );
}

export interface ProposalLinkProps {
  /** What the link that was sent carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

/** Shows a customer, signed in or not, what their advisor proposes by the link that they were sent. */
export function ProposalLink(props: ProposalLinkProps) {
  return (
    <DataProvider>
      <LinkStates {...props} />
    </DataProvider>
  );
}

function LinkStates({ token }: ProposalLinkProps) {
  const text = useWords(proposalsText);
  const query = useProposal(token);
  usePreload(LinkedProposal);
  const isInvalid = token === '' || (query.error instanceof PxError && query.error.code === 'approval_link_invalid');
  if (isInvalid) return <EmptyState level={2} title={text.invalid} />;
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
      {(view) => <LinkedProposal fallback={<SkeletonRows rows={4} />} view={view} token={token} />}
    </QueryState>
  );
}

export const ProposalsWidget = /* @__PURE__ */ toReact(proposalsContract, Proposals);

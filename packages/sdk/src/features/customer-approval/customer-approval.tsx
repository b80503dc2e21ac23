import { PxError } from '@prosperx/core/errors';
import { QueryState } from '#domain/query-state/query-state.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCustomerApproval } from '#queries/customer-approval.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { customerApprovalText } from './customer-approval.text.js';

export interface CustomerApprovalProps {
  /** What the link that was sent carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

const ApprovalRequest = lazy(async () => (await import('./approval-request.lazy.js')).ApprovalRequest);

/** Shows a customer what their advisor has prepared, to approve it by a code of their own, or to decline it. */
export function CustomerApproval(props: CustomerApprovalProps) {
  return (
    <DataProvider>
      <ApprovalStates {...props} />
    </DataProvider>
  );
}

function ApprovalStates({ token }: CustomerApprovalProps) {
  const text = useWords(customerApprovalText);
  const query = useCustomerApproval(token);
  usePreload(ApprovalRequest);
  const isInvalid = token === '' || (query.error instanceof PxError && query.error.code === 'approval_link_invalid');
  if (isInvalid) return <EmptyState level={2} title={text.invalid} />;
  return (
    <QueryState query={query} failed={text.notShown} reasonOf={errorMessage}>
      {(view) => <ApprovalRequest fallback={<SkeletonRows />} view={view} token={token} />}
    </QueryState>
  );
}

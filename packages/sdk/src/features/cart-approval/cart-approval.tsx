import { PxError } from '@prosperx/core/errors';
import { QueryState } from '#domain/query-state/query-state.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useApproval } from '#queries/cart.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { cartApprovalText } from './cart-approval.text.js';

export interface CartApprovalProps {
  /** What the emailed link carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

const ApprovalCart = lazy(async () => (await import('./approval-cart.lazy.js')).ApprovalCart);

/** Shows a customer what their advisor put into the cart, to approve it. */
export function CartApproval(props: CartApprovalProps) {
  return (
    <DataProvider>
      <ApprovalStates {...props} />
    </DataProvider>
  );
}

function ApprovalStates({ token }: CartApprovalProps) {
  const text = useWords(cartApprovalText);
  const query = useApproval(token);
  usePreload(ApprovalCart);
  const isInvalid = token === '' || (query.error instanceof PxError && query.error.code === 'approval_link_invalid');
  if (isInvalid) return <EmptyState level={2} title={text.invalid} />;
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
      {(view) => <ApprovalCart fallback={<SkeletonRows />} view={view} token={token} />}
    </QueryState>
  );
}

import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#api/data-provider.js';
import { sentenceOf } from '#api/services.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useApproval } from '#queries/cart.js';
import { cartApprovalText as text } from './cart-approval.text.js';

export interface CartApprovalProps {
  /** What the e-mailed link carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

const ApprovalCart = lazy(async () => (await import('./approval-cart.lazy.js')).ApprovalCart);

/** What an advisor put into his customer's cart, for the customer to approve. */
export function CartApproval(props: CartApprovalProps) {
  return (
    <DataProvider>
      <ApprovalStates {...props} />
    </DataProvider>
  );
}

function ApprovalStates({ token }: CartApprovalProps) {
  const { data: view, error, refetch } = useApproval(token);
  usePreload(ApprovalCart);
  const isInvalid = token === '' || (error instanceof PxError && error.code === 'approval_link_invalid');
  if (isInvalid) return <EmptyState level={2} title={text.invalid} />;
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return (
      <EmptyState level={2} tone="error" error={error} title={text.failed} text={sentenceOf(error)} action={retry} />
    );
  }
  if (view) return <ApprovalCart fallback={<Waiting />} view={view} token={token} />;
  return <Waiting />;
}

const Waiting = () => (
  <SkeletonGroup>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);

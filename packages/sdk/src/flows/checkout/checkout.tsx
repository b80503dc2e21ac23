import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#data/data-provider.js';
import { usePart } from '#data/use-part.js';
import { useSession } from '#data/use-session.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import type { checkoutContract } from './checkout.contract.js';
import { checkoutText } from './checkout.text.js';
import { NotAuthorised } from './not-authorised.js';
import { useOrderSet } from './order-set-query.js';
import { readPaymentLink } from './payment-link.js';

type Props = ViewProps<typeof checkoutContract>;

const loadOrderSummary = () => import('./order-summary.js');

export function Checkout(props: Props) {
  return (
    <DataProvider>
      <CheckoutStates {...props} />
    </DataProvider>
  );
}

function CheckoutStates(props: Props) {
  const link = readPaymentLink(props.paymentUrl);
  const { status, user } = useSession();
  const { data: set, error, refetch } = useOrderSet(link, status === 'signed_in');
  const part = usePart(loadOrderSummary);
  if (link === null) return <EmptyState level={2} title={checkoutText.notFound} />;
  if (status === 'visitor') return <LogInFirst paymentUrl={props.paymentUrl} />;
  const isForeign = user !== null && link.ucc !== '' && link.ucc !== user.encryptedId;
  if (isForeign || isCode(error, 'forbidden')) return <NotAuthorised />;
  if (isCode(error, 'order_unknown')) return <EmptyState level={2} title={checkoutText.notFound} />;
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{checkoutText.retry}</Button>;
    return <EmptyState level={2} tone="error" error={error} title={checkoutText.failed} action={retry} />;
  }
  if (set && part) return <part.OrderSummary link={link} set={set} {...props} />;
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  );
}

const isCode = (error: Error | null, code: string) => error instanceof PxError && error.code === code;

function LogInFirst({ paymentUrl }: { readonly paymentUrl: string }) {
  const { navigate } = useWidget();
  const to = `/order-summary?${new URLSearchParams({ paymentUrl }).toString()}`;
  const logIn = (
    <Button variant="primary" onClick={() => navigate('/login', { to })}>
      {checkoutText.logIn}
    </Button>
  );
  return <EmptyState level={2} title={checkoutText.logInTitle} action={logIn} />;
}

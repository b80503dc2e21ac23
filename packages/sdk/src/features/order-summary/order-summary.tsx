import { lazy, usePreload } from '#primitives/display/lazy.js';
import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#api/data-provider.js';
import { useWidget } from '#api/widget-context.js';
import { LogInFirst } from '#domain/session/log-in-first.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { readPaymentLink, useOrderSet } from '#queries/order.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { NotAuthorised } from './not-authorised.js';
import type { orderSummaryContract } from './order-summary.contract.js';
import { orderSummaryText } from './order-summary.text.js';

type Props = ViewProps<typeof orderSummaryContract>;

const OrdersToPay = lazy(async () => (await import('./orders-to-pay.lazy.js')).OrdersToPay);

export function OrderSummary(props: Props) {
  return (
    <DataProvider>
      <OrderSummaryStates {...props} />
    </DataProvider>
  );
}

function OrderSummaryStates(props: Props) {
  const link = readPaymentLink(props.paymentUrl);
  const { status, user } = useSession();
  const { data: set, error, refetch } = useOrderSet(link, status === 'signed_in');
  usePreload(OrdersToPay);
  if (status === 'visitor') {
    const to = link && `/order-summary?${new URLSearchParams({ paymentUrl: props.paymentUrl }).toString()}`;
    return <LogInFirst title={orderSummaryText.logInTitle} to={to ?? '/order-summary'} />;
  }
  if (status === 'unknown') return <Loading />;
  if (link === null) return <NoOrders title={orderSummaryText.notFound} />;
  const isForeign = user !== null && link.ucc !== '' && link.ucc !== user.encryptedId;
  if (isForeign || isCode(error, 'forbidden')) return <NotAuthorised />;
  if (isCode(error, 'order_unknown')) return <NoOrders title={orderSummaryText.notFound} />;
  if (isCode(error, 'payment_link_invalid')) return <NoOrders title={orderSummaryText.linkInvalid} />;
  // one question that fails while the payer is at work changes nothing
  if (error && !set) {
    const retry = <Button onClick={() => void refetch()}>{orderSummaryText.retry}</Button>;
    return <EmptyState level={2} tone="error" error={error} title={orderSummaryText.failed} action={retry} />;
  }
  if (set) return <OrdersToPay fallback={<Loading />} link={link} set={set} {...props} />;
  return <Loading />;
}

const Loading = () => (
  <SkeletonGroup>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);

const isCode = (error: Error | null, code: string) => error instanceof PxError && error.code === code;

function NoOrders({ title }: { readonly title: string }) {
  const { navigate } = useWidget();
  const ways = (
    <>
      <Button onClick={() => navigate('/profile/portfolio')}>{orderSummaryText.ownOrders}</Button>
      <Button onClick={() => navigate('/cart-review')}>{orderSummaryText.goToCart}</Button>
    </>
  );
  return <EmptyState level={2} title={title} action={ways} />;
}

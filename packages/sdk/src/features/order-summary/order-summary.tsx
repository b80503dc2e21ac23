import { PxError } from '@prosperx/core/errors';
import { useEffect } from 'react';
import { LogInFirst, QueryState, Waiting } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { readPaymentLink, useOrderSet } from '#queries/order.js';
import { returnPath } from '#services/open-page.js';
import { isFramed, isOwnSite } from '#services/own-site.js';
import { DataProvider, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import { READING_TIME } from '#stores/stores.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { orderSummaryContract } from './order-summary.contract.js';
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
  const text = useWords(orderSummaryText);
  const link = readPaymentLink(props.paymentUrl);
  const { status, user } = useSession();
  const query = useOrderSet(link, status === 'signed_in');
  usePreloadForPerson(OrdersToPay);
  if (status === 'visitor') {
    const paymentUrl = link ? props.paymentUrl : '';
    return <LogInFirst title={text.logIn} to={returnPath('/order-summary', { paymentUrl })} />;
  }
  if (status === 'unknown') return <Waiting />;
  if (link === null) return <NoOrders title={text.notFound} />;
  const isForeign = user !== null && link.ucc !== '' && link.ucc !== user.encryptedId;
  if (isForeign || isCode(query.error, 'forbidden')) return <NotAuthorised />;
  if (isCode(query.error, 'order_unknown')) return <NoOrders title={text.notFound} />;
  if (isCode(query.error, 'payment_link_invalid')) return <NoOrders title={text.linkInvalid} />;
  return (
    <QueryState query={query} failed={text.failed}>
      {(set) => <OrdersToPay key={link.cartId} fallback={<SkeletonRows />} link={link} set={set} {...props} />}
    </QueryState>
  );
}

const isCode = (error: Error | null, code: string) => error instanceof PxError && error.code === code;

function NoOrders({ title }: { readonly title: string }) {
  const text = useWords(orderSummaryText);
  const { navigate } = useWidget();
  const ways = (
    <>
      <Button onClick={() => navigate('/profile/portfolio')}>{text.ownOrders}</Button>
      <Button onClick={() => navigate('/cart-review')}>{text.goToCart}</Button>
    </>
  );
  return <EmptyState level={2} title={title} action={ways} />;
}

/** As long as the message stays; then home. A page that is not the site's stays where it is. */
function NotAuthorised() {
  const text = useWords(orderSummaryText);
  const { flash } = useServices();
  const { navigate, apiBase } = useWidget();
  const ownsWindow = isOwnSite(apiBase) && !isFramed();
  useEffect(() => {
    if (!ownsWindow) return;
    flash.getState().show('error', text.forbidden, READING_TIME);
    const timer = setTimeout(() => navigate('/home'), READING_TIME);
    return () => clearTimeout(timer);
  }, [flash, navigate, ownsWindow, text.forbidden]);
  const goHome = () => navigate('/home');
  const wayOn = ownsWindow ? undefined : <Button onClick={goHome}>{text.goHome}</Button>;
  return <EmptyState level={2} tone="error" title={text.forbidden} action={wayOn} />;
}

export const OrderSummaryWidget = /* @__PURE__ */ toReact(orderSummaryContract, OrderSummary);

import { PxError } from '@prosperx/core/errors';
import { LoadFailed, LogInFirst, Waiting } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useOrderList } from '#queries/order.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { orderResultContract } from './order-result.contract.js';
import { orderResultText } from './order-result.text.js';

export type OrderResultProps = ViewProps<typeof orderResultContract>;

const Result = lazy(async () => (await import('./result.lazy.js')).Result);

export function OrderResult(props: OrderResultProps) {
  if (!props.orderNo) return <NoOrders />;
  return (
    <DataProvider>
      <ResultStates {...props} />
    </DataProvider>
  );
}

function ResultStates(props: OrderResultProps) {
  const text = useWords(orderResultText);
  const { status } = useSession();
  const { data, error, refetch, isPaused } = useOrderList(props.orderNo, status === 'signed_in');
  usePreloadForPerson(Result);
  if (status === 'visitor') return <LogInFirst title={text.logIn} to={placeOf(props)} />;
  // somebody else's number, or one that was made up
  if (error instanceof PxError && error.code === 'order_unknown') return <NoOrders />;
  if (!data && (error || isPaused))
    return <LoadFailed title={text.unknown} error={error} onRetry={() => void refetch()} />;
  if (data) return <Result fallback={<SkeletonRows rows={1} />} orders={data} {...props} />;
  return (
    <Waiting title={text.unknown}>
      <SkeletonRows rows={1} />
    </Waiting>
  );
}

function NoOrders() {
  const text = useWords(orderResultText);
  const { navigate } = useWidget();
  const toPortfolio = <Button onClick={() => navigate('/profile/portfolio')}>{text.portfolio}</Button>;
  return <EmptyState level={2} title={text.none} action={toPortfolio} />;
}

function placeOf({ orderNo, paymentUrl }: OrderResultProps): string {
  return returnPath(paymentUrl ? '/payment-error' : '/thank-you', { paymentUrl, orderNo });
}

export const OrderResultWidget = /* @__PURE__ */ toReact(orderResultContract, OrderResult);

import { PxError } from '@prosperx/core/errors';
import { paymentText } from '#domain/payment/payment-state.text.js';
import { LogInFirst, QueryState, Waiting } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { readPaymentLink, useOrderSet } from '#queries/order.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { paymentContract } from './payment.contract.js';

export type PaymentProps = ViewProps<typeof paymentContract>;

const Challan = lazy(async () => (await import('./challan.lazy.js')).Challan);
const PayForm = lazy(async () => (await import('./pay-form.lazy.js')).PayForm);
const PaymentProgress = lazy(async () => (await import('#domain/payment/payment-progress.lazy.js')).PaymentProgress);

export function Payment(props: PaymentProps) {
  return (
    <DataProvider>
      <PaymentStates {...props} />
    </DataProvider>
  );
}

function PaymentStates(props: PaymentProps) {
  const text = useWords(paymentText);
  const { status } = useSession();
  const isStarted = props.paymentId !== '' && (props.mode === 'upi' || props.mode === 'challan');
  if (!isStarted && readPaymentLink(props.paymentUrl) === null) return <NotFound />;
  if (status === 'visitor') return <LogInFirst title={text.logIn} to={placeOf(props)} />;
  if (status !== 'signed_in') return <Waiting />;
  if (isStarted && props.mode === 'challan') return <Challan fallback={<SkeletonRows />} paymentId={props.paymentId} />;
  const { paymentId, onSettled } = props;
  if (!isStarted) return <Form {...props} />;
  return <PaymentProgress key={paymentId} fallback={<SkeletonRows />} payment={{ paymentId }} onSettled={onSettled} />;
}

function Form(props: PaymentProps) {
  const text = useWords(paymentText);
  const link = readPaymentLink(props.paymentUrl);
  const query = useOrderSet(link, true);
  const { error } = query;
  usePreload(PayForm);
  if (error instanceof PxError && error.code === 'order_unknown') return <NotFound />;
  if (error instanceof PxError && error.code === 'forbidden') return <Forbidden title={errorMessage(error)} />;
  if (!link) return <SkeletonRows />;
  const loopBackUrl = props.loopBackUrl || link.loopBackUrl;
  return (
    <QueryState query={query} failed={text.failed}>
      {(set) => (
        <PayForm key={link.cartId} fallback={<SkeletonRows />} {...props} link={{ ...link, loopBackUrl }} set={set} />
      )}
    </QueryState>
  );
}

function NotFound() {
  const text = useWords(paymentText);
  const { navigate } = useWidget();
  const toCart = <Button onClick={() => navigate('/cart-review')}>{text.goToCart}</Button>;
  return <EmptyState level={2} title={text.notFound} action={toCart} />;
}

/** Orders of somebody else: to try again would change nothing. */
function Forbidden({ title }: { readonly title: string }) {
  const text = useWords(paymentText);
  const { navigate } = useWidget();
  const toHome = <Button onClick={() => navigate('/home')}>{text.goHome}</Button>;
  return <EmptyState level={2} tone="error" title={title} action={toHome} />;
}

function placeOf({ mode, paymentUrl, loopBackUrl, paymentId }: PaymentProps): string {
  if (mode === 'challan') return returnPath('/challan', { encryptedGroupId: paymentId });
  return returnPath(`/${mode}-payment`, { paymentUrl, loopBackUrl, paymentId });
}

export const PaymentWidget = /* @__PURE__ */ toReact(paymentContract, Payment);

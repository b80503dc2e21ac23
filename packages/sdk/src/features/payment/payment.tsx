import { lazy, usePreload } from '#primitives/display/lazy.js';
import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#api/data-provider.js';
import { sentenceOf } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';
import { LogInFirst } from '#domain/session/log-in-first.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { readPaymentLink, useOrderSet } from '#queries/order.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import type { paymentContract } from './payment.contract.js';
import { paymentText as text } from './payment.text.js';

export type PaymentProps = ViewProps<typeof paymentContract>;

const Challan = lazy(async () => (await import('./challan.lazy.js')).Challan);
const PayForm = lazy(async () => (await import('./pay-form.lazy.js')).PayForm);
const PaymentProgress = lazy(async () => (await import('./payment-progress.lazy.js')).PaymentProgress);

export function Payment(props: PaymentProps) {
  return (
    <DataProvider>
      <PaymentStates {...props} />
    </DataProvider>
  );
}

function PaymentStates(props: PaymentProps) {
  const { status } = useSession();
  const isStarted = props.paymentId !== '' && (props.mode === 'upi' || props.mode === 'challan');
  if (!isStarted && readPaymentLink(props.paymentUrl) === null) return <NotFound />;
  if (status === 'visitor') return <LogInFirst title={text.logInTitle} to={placeOf(props)} />;
  if (status !== 'signed_in') return <Waiting />;
  if (isStarted && props.mode === 'challan') return <Challan fallback={<Waiting />} paymentId={props.paymentId} />;
  const { paymentId, onSettled } = props;
  if (!isStarted) return <Form {...props} />;
  return <PaymentProgress fallback={<Waiting />} payment={{ paymentId }} onSettled={onSettled} />;
}

function Form(props: PaymentProps) {
  const link = readPaymentLink(props.paymentUrl);
  const { data: set, error, refetch } = useOrderSet(link, true);
  usePreload(PayForm);
  if (error instanceof PxError && error.code === 'order_unknown') return <NotFound />;
  if (error instanceof PxError && error.code === 'forbidden') return <Forbidden title={sentenceOf(error)} />;
  if (error && !set) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return <EmptyState level={2} tone="error" error={error} title={text.failed} action={retry} />;
  }
  if (!set || !link) return <Waiting />;
  const back = props.loopBackUrl || link.loopBackUrl;
  return <PayForm fallback={<Waiting />} {...props} link={{ ...link, loopBackUrl: back }} set={set} />;
}

function NotFound() {
  const { navigate } = useWidget();
  const toCart = <Button onClick={() => navigate('/cart-review')}>{text.goToCart}</Button>;
  return <EmptyState level={2} title={text.notFound} action={toCart} />;
}

/** Orders of somebody else: to try again would change nothing. */
function Forbidden({ title }: { readonly title: string }) {
  const { navigate } = useWidget();
  const toHome = <Button onClick={() => navigate('/home')}>{text.goHome}</Button>;
  return <EmptyState level={2} tone="error" title={title} action={toHome} />;
}

const Waiting = () => (
  <SkeletonGroup>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);

function placeOf({ mode, paymentUrl, loopBackUrl, paymentId }: PaymentProps): string {
  const given = Object.entries(
    mode === 'challan' ? { encryptedGroupId: paymentId } : { paymentUrl, loopBackUrl, paymentId },
  ).filter(([, value]) => value !== '');
  const page = mode === 'challan' ? '/challan' : `/${mode}-payment`;
  return `${page}?${new URLSearchParams(given).toString()}`;
}

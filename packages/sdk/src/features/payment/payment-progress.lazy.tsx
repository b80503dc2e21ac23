import { PxError } from '@prosperx/core/errors';
import { canWithdraw } from '@prosperx/core/payment';
import { useEffect } from 'react';
import type { StartedPayment } from '#queries/checkout-machine.js';
import { readPaymentLink } from '#queries/order.js';
import { useGoTo, useOwnsWindow } from '#session/use-redirect.js';
import { useStyles } from '#theme/use-styles.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Money } from '#primitives/display/money.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useWidget } from '#api/widget-context.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { payText } from './pay.text.js';
import { usePayment, useWithdraw } from '#queries/payment.js';
import { OtherWay } from './other-way.js';
import { PaymentEnd } from './payment-end.js';
import { paymentText } from './payment.text.js';
import { PaymentWay } from './payment-way.js';
import css from './payment.css?inline';

export interface PaymentProgressProps {
  /** Without an address of its own it is one that its payer came back to. */
  readonly payment: Pick<StartedPayment, 'paymentId'> & Partial<StartedPayment>;
  readonly onSettled?: ((detail: { readonly paid: boolean }) => void) | undefined;
  /** Back to where another try can be made; left out, the page of failed payments is. */
  readonly onRetry?: (() => void) | undefined;
}

/** A payment that was started: what its payer does now. Once it is over the site goes on by itself; on a page that is not the site's, its end is told in place. */
export function PaymentProgress({ payment, onSettled, onRetry }: PaymentProgressProps) {
  useStyles(css);
  const { data, error, refetch } = usePayment(payment.paymentId);
  const goTo = useGoTo();
  const ownsWindow = useOwnsWindow();
  const { navigate } = useWidget();
  const progress = data?.progress;
  const withdraw = useWithdraw(readPaymentLink(data?.paymentUrl ?? '')?.cartId ?? '');
  const isLeaving = withdraw.isPending || withdraw.isSuccess;
  const end = useLatest(() => {
    if (!data || progress === 'waiting' || isLeaving) return;
    onSettled?.({ paid: progress === 'paid' });
    if (ownsWindow) goTo(data.returnTo);
  });
  useEffect(() => {
    if (progress) end.current();
  }, [progress, isLeaving, end]);
  const payOtherwise = () =>
    withdraw.mutate(payment.paymentId, {
      onSuccess: () => (onRetry ? onRetry() : navigate('/order-summary', { paymentUrl: data?.paymentUrl ?? '' })),
    });
  if (error instanceof PxError && error.code === 'order_unknown') {
    const toCart = <Button onClick={() => navigate('/cart-review')}>{paymentText.goToCart}</Button>;
    return <EmptyState level={2} title={paymentText.notFound} action={toCart} />;
  }
  // one question that fails while the payer is in his app changes nothing: the next is asked in two seconds
  if (error && !data) {
    const retry = <Button onClick={() => void refetch()}>{paymentText.retry}</Button>;
    return <EmptyState level={2} tone="error" error={error} title={paymentText.failed} action={retry} />;
  }
  if (!data || (ownsWindow && progress !== 'waiting')) {
    return (
      <SkeletonGroup>
        <SkeletonRow />
      </SkeletonGroup>
    );
  }
  return (
    <div className="payment">
      <p className="payment__total">
        <span>{payText.total}</span>
        <Money amount={data.amount} size="hero" decimals={2} />
      </p>
      <p role="status">{error && progress === 'waiting' ? payText.offline : null}</p>
      {progress === 'waiting' ? (
        <>
          <PaymentWay payment={data} redirectUrl={payment.redirectUrl} />
          {canWithdraw(data.mode) && <OtherWay mode={data.mode} busy={isLeaving} onChoose={payOtherwise} />}
        </>
      ) : (
        <PaymentEnd payment={data} onRetry={onRetry} />
      )}
    </div>
  );
}

import { PxError } from '@prosperx/core/errors';
import { canWithdraw, type PaymentMode, type PaymentView } from '@prosperx/core/payment';
import { useEffect } from 'react';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Money } from '#primitives/display/money.js';
import { Outcome } from '#primitives/display/outcome.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { readPaymentLink } from '#queries/order.js';
import { usePayment, useWithdrawPayment } from '#queries/payment.js';
import { useWidget } from '#services/widget-context.js';
import { useRedirect, useOwnsWindow } from '#session/use-redirect.js';
import { useStyles } from '#theme/use-styles.js';
import type { StartedPayment } from './checkout-machine.js';
import { payText } from './paying.text.js';
import { PaymentInstructions } from './payment-instructions.js';
import { paymentText } from './payment-state.text.js';
import css from './payment.css?inline';

interface ChangePaymentMethodProps {
  readonly mode: PaymentMode;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** The way out of a payment that is under way. */
const ChangePaymentMethod = ({ mode, busy, onChoose }: ChangePaymentMethodProps) => {
  const payWords = useWords(payText);
  return (
    <div className="payment__other">
      <Button busy={busy} onClick={onChoose}>
        {payWords.otherwise}
      </Button>
      <p className="payment__muted">{payWords.otherwiseNote[mode]}</p>
    </div>
  );
};

interface PaymentEndProps {
  readonly payment: PaymentView;
  readonly onRetry: (() => void) | undefined;
}

/** Shows how a payment ended, in the place where it was started. */
function PaymentEnd({ payment: { progress, refund, reason, returnTo }, onRetry }: PaymentEndProps) {
  const text = useWords(payText).progress;
  const goTo = useRedirect();
  const paid = progress === 'paid';
  // money that came is not asked for again, unless it goes back and the orders still wait for it
  const isOver = paid || Boolean(refund && !(refund.ordersPayable && onRetry));
  const next = () => (isOver || !onRetry ? goTo(returnTo) : onRetry());
  const title = paid ? text.paid : refund ? text.refund[refund.state] : text.failed;
  return (
    <div className="payment__end">
      <Outcome tone={paid ? 'success' : refund ? 'info' : 'danger'} title={title}>
        {paid ? text.paidText : reason}
      </Outcome>
      <Button variant="primary" size="lg" block onClick={next}>
        {isOver ? text.seeOrder : text.retry}
      </Button>
    </div>
  );
}

export interface PaymentProgressProps {
  /** Without an address of its own it is one that its payer came back to. */
  readonly payment: Pick<StartedPayment, 'paymentId'> & Partial<StartedPayment>;
  readonly onSettled?: ((detail: { readonly paid: boolean }) => void) | undefined;
  /** Back to where another try can be made; left out, the page of failed payments is. */
  readonly onRetry?: (() => void) | undefined;
}

/** A payment that was started: what its payer does now. Once it is over the site goes on by itself; on a partner's page its end is shown in place. */
export function PaymentProgress({ payment, onSettled, onRetry }: PaymentProgressProps) {
  const payWords = useWords(payText);
  const paymentWords = useWords(paymentText);
  useStyles(css);
  const { data, error, refetch } = usePayment(payment.paymentId);
  const goTo = useRedirect();
  const ownsWindow = useOwnsWindow();
  const { navigate } = useWidget();
  const progress = data?.progress;
  const withdraw = useWithdrawPayment(readPaymentLink(data?.paymentUrl ?? '')?.cartId ?? '');
  const isLeaving = withdraw.isPending || withdraw.isSuccess;
  const end = useLatest(() => {
    if (!data || progress === 'waiting' || isLeaving) return;
    onSettled?.({ paid: progress === 'paid' || data.refund?.ordersPaid === true });
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
    const toCart = <Button onClick={() => navigate('/cart-review')}>{paymentWords.goToCart}</Button>;
    return <EmptyState level={2} title={paymentWords.notFound} action={toCart} />;
  }
  // one question that fails while the payer is in their app changes nothing: the next is asked in two seconds
  if (error && !data) {
    return <LoadFailed title={paymentWords.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || (ownsWindow && progress !== 'waiting')) return <SkeletonRows rows={1} />;
  return (
    <div className="payment">
      <p className="payment__total">
        <span>{payWords.total}</span>
        <Money amount={data.amount} size="hero" decimals={2} />
      </p>
      <p role="status">{error && progress === 'waiting' ? payWords.offline : null}</p>
      {progress === 'waiting' && (
        <>
          <PaymentInstructions payment={data} redirectUrl={payment.redirectUrl} />
          {canWithdraw(data.mode) && <ChangePaymentMethod mode={data.mode} busy={isLeaving} onChoose={payOtherwise} />}
        </>
      )}
      {/* there before it says anything: who is elsewhere on the page hears of the end */}
      <div role="status">{progress !== 'waiting' && <PaymentEnd payment={data} onRetry={onRetry} />}</div>
    </div>
  );
}

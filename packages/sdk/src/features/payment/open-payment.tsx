import { formatDateShort, formatMoney } from '@prosperx/core/format';
import type { OrderSet } from '@prosperx/core/order';
import type { PaymentMode } from '@prosperx/core/payment';
import { businessDateAt } from '@prosperx/core/time';
import type { StartedPayment } from '#queries/checkout-machine.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { clockAt } from '#domain/order/clock-at.js';
import { obstacleText as text } from './obstacle.text.js';
import { payText } from './pay.text.js';
import { usePaymentOnce, useWithdraw } from '#queries/payment.js';

type Open = NonNullable<OrderSet['openPayment']>;

interface OpenPaymentProps {
  readonly payment: Open;
  readonly cartId: string;
  readonly onFollow: (payment: StartedPayment) => void;
}

function helpOf({ until, canWithdraw }: Open, mode: PaymentMode): string {
  if (mode === 'neft' || mode === 'cheque') return text.paymentTimeout[mode](formatDateShort(businessDateAt(until)));
  return canWithdraw ? text.approvedBefore(clockAt(until)) : text.notTwice;
}

/** A payment that is under way, told beside its orders: what was given for it, the way to its page where it has one, and the way out. */
export function OpenPayment({ payment, cartId, onFollow }: OpenPaymentProps) {
  const { data } = usePaymentOnce(payment.paymentId);
  const { mutate, isPending } = useWithdraw(cartId);
  // a transfer and a mandate go on by themselves: their way would lead back here
  const hasPage = data && data.mode !== 'neft' && data.mode !== 'mandate';
  const ways = (
    <>
      {hasPage && (
        <Button variant="primary" size="sm" onClick={() => onFollow(payment)}>
          {text.goOn}
        </Button>
      )}
      {payment.canWithdraw && (
        <Button size="sm" busy={isPending} onClick={() => mutate(payment.paymentId)}>
          {payText.otherwise}
        </Button>
      )}
    </>
  );
  return (
    <Banner
      tone="info"
      title={data ? text.underWay(formatMoney(data.amount), data.mode) : text.titles.payment_processing}
      action={ways}
    >
      {data?.utr && (
        <>
          {payText.neft.given(data.utr)}
          <br />
          {payText.neft.mend}
          <br />
        </>
      )}
      {data && helpOf(payment, data.mode)}
    </Banner>
  );
}

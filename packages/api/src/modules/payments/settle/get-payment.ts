import { type getPayment as call, isOpenPayment, type PaymentView, UPI_TIMEOUT } from '@prosperx/core/payment';
import type { PaymentRow } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { paymentUrlOf } from '#modules/orders/payment-url.js';
import { instrumentOf } from '#modules/payments/modes/instrument.js';
import { ownPayment } from '#modules/payments/own-payment.js';
import { returnPath } from '#modules/payments/start/return-path.js';
import { pollGateway } from './poll-gateway.js';

export const getPayment: Verb<typeof call> = async ({ ctx, input }) => {
  const first = await ownPayment(ctx, input.paymentId);
  const approveUrl = isOpenPayment(first.payment) ? await pollGateway(ctx, first.payment) : null;
  const { payment, set } = await ownPayment(ctx, input.paymentId);
  const isUpi = payment.mode === 'upi';
  const instrument = instrumentOf(ctx.crypto, payment);
  return {
    paymentId: payment.id,
    mode: payment.mode,
    amount: payment.amount,
    progress: progressOf(payment),
    reason: payment.failureReason ?? '',
    pxOrderNumber: set.pxOrderNumber,
    paymentUrl: paymentUrlOf(ctx, set),
    returnTo: returnPath(ctx, payment, set),
    vpa: instrument.mode === 'upi' ? instrument.vpa : null,
    utr: instrument.mode === 'neft' ? instrument.utr : null,
    upiLink: payment.upiLink,
    approveUrl: isUpi ? approveUrl : null,
    approveUntil: isUpi ? payment.createdAt + UPI_TIMEOUT : null,
    now: ctx.clock.now(),
  };
};

function progressOf(payment: PaymentRow): PaymentView['progress'] {
  if (isOpenPayment(payment)) return 'waiting';
  return payment.state === 'paid' ? 'paid' : 'failed';
}

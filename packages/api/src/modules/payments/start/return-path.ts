import type { OrderSetRow, PaymentRow } from '#db/schema/index.js';
import type { Crypto } from '#crypto/crypto.js';
import { paymentUrlOf } from '#modules/orders/payment-url.js';

/** The page below /v1 that a payer comes back to: his own, or the one of failed payments. */
export function returnPath(needs: { readonly crypto: Crypto }, payment: PaymentRow, set: OrderSetRow): string {
  const orderNo = encodeURIComponent(set.pxOrderNumber);
  if (payment.state === 'failed' || payment.state === 'abandoned') {
    const paymentUrl = encodeURIComponent(paymentUrlOf(needs, set) ?? '');
    return `/v1/payment-error?paymentUrl=${paymentUrl}&orderNo=${orderNo}`;
  }
  const joint = payment.loopBackUrl.includes('?') ? '&' : '?';
  return `${payment.loopBackUrl}${joint}orderNo=${orderNo}`;
}

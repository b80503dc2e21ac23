import type { Crypto } from '#crypto/crypto.js';
import type { OrderSetRow } from '#modules/orders/read/order-sets.js';
import { paymentUrlOf } from '#modules/orders/payment-url.js';
import type { PaymentRow } from '#modules/payments/change-payment.js';

/** The page below /v1 that a payer comes back to: his own, or the one of failed payments. */
export function returnPlace(needs: { readonly crypto: Crypto }, payment: PaymentRow, set: OrderSetRow): string {
  const orderNo = encodeURIComponent(set.pxOrderNumber);
  if (payment.state === 'failed' || payment.state === 'abandoned') {
    const paymentUrl = encodeURIComponent(paymentUrlOf(needs, set) ?? '');
    return `/v1/payment-error?paymentUrl=${paymentUrl}&orderNo=${orderNo}`;
  }
  const joint = payment.loopBackUrl.includes('?') ? '&' : '?';
  return `${payment.loopBackUrl}${joint}orderNo=${orderNo}`;
}

import { PxError } from '@prosperx/core/errors';
import type { getOrderDetails as call } from '@prosperx/core/order';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { orderSetOf, setOfCart } from './order-sets.js';
import { readPaymentUrl } from '#modules/orders/payment-url.js';

export const getOrderDetails: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const { id } = await setOfCart(ctx.db, input.cartId, profileId);
  const isOfAnother =
    input.paymentUrl !== undefined && readPaymentUrl(ctx, input.paymentUrl, profileId).cartId !== input.cartId;
  if (isOfAnother) throw new PxError('payment_link_invalid');
  const set = await orderSetOf(ctx, id);
  const { openPayment } = set;
  if (openPayment === null || ctx.clock.now() < openPayment.until) return set;
  // its payer was told that they could pay again from now on
  await ctx.payments.poll(ctx, openPayment.paymentId);
  return orderSetOf(ctx, id);
};

import * as z from 'zod/mini';
import { cartSchema } from '#cart/index.js';
import { endpoint, meta, nothing, operation, pageAddress } from '#http/index.js';

const orderDetailsList = z.array(z.object({ encryptedOrderId: z.string() }));
const access = ['investor', 'advisor_for_customer'] as const;

export const sharePayment = endpoint({
  name: 'sharePayment',
  method: 'POST',
  path: '/api/v1/payment/share',
  query: nothing,
  body: z.object({
    type: z.enum(['email', 'sms']),
    /** The address, or the ten digits. */
    value: z.string(),
    paymentLink: pageAddress(),
    validityDate: z.optional(z.string()),
  }),
  reply: operation(z.null()),
  errors: ['payment_link_invalid', 'order_not_payable', 'payment_link_not_shared', 'too_many_requests'],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: ['value'],
});

export const sharePaymentLink = endpoint({
  name: 'sharePaymentLink',
  method: 'POST',
  path: '/api/v1/payment/share-payment-link',
  query: nothing,
  body: z.object({ paymentLink: pageAddress() }),
  reply: operation(z.object({ message: z.string(), url: z.string() })),
  errors: ['payment_link_invalid', 'order_not_payable'],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

export const reportInvalidOrders = endpoint({
  name: 'reportInvalidOrders',
  method: 'POST',
  path: '/api/v1/payment/report-invalid-orders',
  query: nothing,
  body: z.object({ orderDetailsList, isPaymentLinkExpired: z.boolean() }),
  reply: operation(z.null()),
  errors: [],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const handleInvalidExpiredOrders = endpoint({
  name: 'handleInvalidExpiredOrders',
  method: 'POST',
  path: '/api/v1/payment/handle-invalid-expired-orders',
  query: nothing,
  body: z.object({ cartId: z.string() }),
  reply: meta(cartSchema),
  errors: ['order_unknown', 'forbidden', 'cart_full'],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { orderSchema } from './schemas.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** What a transaction OTP confirms: 1 the orders of a cart, 3 a redemption. */
const flowType = z.enum(['1', '3']);

export const createOrders = endpoint({
  name: 'createOrders',
  summary: 'Turns a cart into orders, registers them with the exchange and empties the cart.',
  method: 'POST',
  path: '/api/v1/checkout/create-bse-order',
  query: nothing,
  body: z.object({ cartId: z.string(), version: z.number() }),
  reply: meta(z.object({ pxOrderNumber: z.string(), paymentUrl: z.string(), orders: z.array(orderSchema) })),
  errors: ['cart_empty', 'cart_changed', 'not_onboarded', 'forbidden'],
  access,
  effect: 'money',
  secrets: [],
});

/** The orders of a cart, VALID first, and until when they can be paid. */
const orderSet = z.object({
  pxOrderNumber: z.string(),
  cartId: z.string(),
  paymentUrl: z.nullable(z.string()),
  payableUntil: z.nullable(instantCodec),
  confirmed: z.boolean(),
  orders: z.array(orderSchema),
});

export const getOrderDetails = endpoint({
  name: 'getOrderDetails',
  summary: 'The orders made from one cart, for the order summary.',
  method: 'GET',
  path: '/api/v1/checkout/get-order-details',
  query: z.object({ cartId: z.string() }),
  body: null,
  reply: meta(orderSet),
  errors: ['order_unknown', 'forbidden'],
  access,
  effect: 'read',
  secrets: [],
});

export const getOrderList = endpoint({
  name: 'getOrderList',
  summary: 'The orders that share one of our order numbers, for the pages after a payment.',
  method: 'GET',
  path: '/api/v1/checkout/get-order-list',
  query: z.object({ pxOrderNumber: z.string() }),
  body: null,
  reply: meta(z.array(orderSchema)),
  errors: ['order_unknown', 'forbidden'],
  access,
  effect: 'read',
  secrets: [],
});

export const sendTransactionOtp = endpoint({
  name: 'sendTransactionOtp',
  summary: 'Sends an OTP that confirms one set of orders.',
  method: 'GET',
  path: '/api/v1/checkout/send-transaction-otp',
  query: z.object({ flowType, cartId: z.string() }),
  body: null,
  reply: operation(
    z.object({
      highRisk: z.boolean(),
      /** Masked mobile. */
      sentTo: z.string(),
      /** Seconds until another may be asked for. */
      resendAfter: z.number(),
    }),
  ),
  errors: ['otp_too_soon', 'too_many_requests', 'order_unknown'],
  access,
  effect: 'write',
  secrets: [],
});

export const verifyTransactionOtp = endpoint({
  name: 'verifyTransactionOtp',
  summary: 'Confirms a set of orders with the OTP; only then can it be paid.',
  method: 'POST',
  path: '/api/v1/checkout/verify-transaction-otp',
  query: z.object({ cartId: z.string() }),
  body: z.object({ otp: z.string(), flowType }),
  reply: operation(z.object({ expired: z.literal(false) })),
  errors: ['otp_wrong', 'otp_expired', 'otp_spent', 'order_unknown'],
  access,
  effect: 'write',
  secrets: ['otp'],
});

export type OrderSet = z.output<typeof orderSet>;

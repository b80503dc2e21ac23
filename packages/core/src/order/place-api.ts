import * as z from 'zod/mini';
import { CHOICE_ERRORS } from '#cart/choice-errors.js';
import { endpoint, meta, nothing, operation } from '#http/index.js';
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
  body: z.object({ cartId: z.string(), version: z.int32() }),
  reply: meta(z.object({ pxOrderNumber: z.string(), paymentUrl: z.string(), orders: z.array(orderSchema) })),
  errors: [
    'cart_empty',
    'cart_changed',
    'cart_not_approved',
    ...CHOICE_ERRORS,
    'orders_pending',
    'not_onboarded',
    'kyc_refused',
  ],
  access,
  effect: 'money',
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
  errors: [
    'otp_too_soon',
    'too_many_requests',
    'transaction_otp_not_sent',
    'order_unknown',
    'order_not_payable',
    'payment_link_expired',
  ],
  access,
  effect: 'write',
  changesOrders: true,
  secrets: [],
});

export const verifyTransactionOtp = endpoint({
  name: 'verifyTransactionOtp',
  summary: 'Confirms a set of orders with the OTP; only then can it be paid.',
  method: 'POST',
  path: '/api/v1/checkout/verify-transaction-otp',
  query: z.object({ cartId: z.string() }),
  body: z.object({ otp: z.string(), flowType }),
  /** An expired OTP is a failure, `transaction_otp_expired`, with `{ expired: true }` as its responseData. */
  reply: operation(z.object({ expired: z.literal(false) })),
  errors: [
    'otp_wrong',
    'transaction_otp_expired',
    'otp_spent',
    'order_unknown',
    'order_not_payable',
    'payment_link_expired',
  ],
  access,
  effect: 'write',
  changesOrders: true,
  secrets: ['otp'],
});

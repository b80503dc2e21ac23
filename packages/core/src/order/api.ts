import * as z from 'zod/mini';
import { INVESTMENT_TYPES } from '#cart/investment-types.js';
import { endpoint, meta, nothing } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { instantCodec } from '#time/index.js';
import { orderSchema } from './schemas.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** The orders of a cart, VALID first, and until when they can be paid. */
const orderSet = z.object({
  pxOrderNumber: z.string(),
  cartId: z.string(),
  paymentUrl: z.nullable(z.string()),
  payableUntil: z.nullable(instantCodec),
  confirmed: z.boolean(),
  /** Where the payer goes on with a payment that is under way, as payOrders answered; null when none is. */
  openPayment: z.nullable(
    z.object({
      paymentId: z.string(),
      redirectUrl: z.string(),
      /** When it is given up by itself if its payer does nothing. */
      until: instantCodec,
      /** Whether its payer can end it before, by `withdrawPayment`: all but a debit by mandate. */
      canWithdraw: z.boolean(),
    }),
  ),
  /** How many payments of these orders have ended, by whatever outcome. With an order that is payable again it has grown: by it a new try to pay is told from one whose answer was lost. */
  endedPayments: z.int32(),
  orders: z.array(orderSchema),
});

export const getOrderDetails = endpoint({
  name: 'getOrderDetails',
  summary: 'The orders made from one cart; books what the gateway knows of a payment that is overdue.',
  method: 'GET',
  path: '/api/v1/checkout/get-order-details',
  /** `paymentUrl`: the link that they were opened with, so that one that was tampered with is refused. */
  query: z.object({ cartId: z.string(), paymentUrl: z.optional(z.string()) }),
  body: null,
  reply: meta(orderSet),
  errors: ['order_unknown', 'forbidden', 'payment_link_invalid'],
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
  errors: ['order_unknown'],
  access,
  effect: 'read',
  secrets: [],
});

const pendingOrderSet = z.object({
  pxOrderNumber: z.string(),
  paymentUrl: z.string(),
  /** Of the orders that are not paid. */
  amount: amountCodec,
  createdDate: instantCodec,
  payableUntil: z.nullable(instantCodec),
  /** Those that are not paid. */
  orders: z.array(z.object({ schemeName: z.string(), investmentType: z.enum(INVESTMENT_TYPES), amount: amountCodec })),
});

export const getPendingOrders = endpoint({
  name: 'getPendingOrders',
  summary: 'The order sets that wait to be paid and still can be, newest first.',
  method: 'GET',
  path: '/api/v1/checkout/pending-orders',
  query: nothing,
  body: null,
  reply: meta(z.array(pendingOrderSet)),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export type OrderSet = z.output<typeof orderSet>;
export type PendingOrderSet = z.output<typeof pendingOrderSet>;

import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { instantCodec } from '#time/index.js';
import { ORDER_SET_STANDINGS } from './set-standing.js';

const orderInProgress = z.object({
  pxOrderNumber: z.string(),
  standing: z.enum(ORDER_SET_STANDINGS),
  /** Of the orders that the standing speaks of. */
  schemeNames: z.array(z.string()),
  amount: amountCodec,
  createdDate: instantCodec,
  /** Why it ended without units, or why money of it goes back; '' otherwise. */
  reason: z.string(),
  /** null of an instalment, which its mandate pays. */
  paymentUrl: z.nullable(z.string()),
  /** Of orders that lapsed: that they were not put back into the cart yet. */
  canPutBack: z.boolean(),
  /** Of the payment by cheque that is under way and can still be deposited; null when there is none. */
  challanId: z.nullable(z.string()),
});

export const getOrdersInProgress = endpoint({
  name: 'getOrdersInProgress',
  summary:
    'The order sets that are not over yet, or of which something failed, lapsed or was paid back within the last days, newest first.',
  method: 'GET',
  path: '/api/v1/checkout/orders-in-progress',
  query: nothing,
  body: null,
  reply: meta(z.array(orderInProgress)),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export type OrderInProgress = z.output<typeof orderInProgress>;

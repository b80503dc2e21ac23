import * as z from 'zod/mini';
import { INVESTMENT_TYPES } from '#cart/schemas.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';

/** Where an order stands. It only moves to the right; `unknown` is waiting for the exchange's answer and shown as processing. */
export const ORDER_STATES = [
  'created',
  'unknown',
  'registered',
  'paid',
  'allotted',
  'refused',
  'expired',
  'cancelled',
] as const;

/** Where the money for an order stands. */
export const PAYMENT_STATES = ['unpaid', 'processing', 'paid', 'failed', 'refunded'] as const;

export const orderSchema = z.object({
  encryptedOrderId: z.string(),
  /** Our reference of the order set, shown as the order number of the whole. */
  pxOrderNumber: z.string(),
  /** VALID: the exchange has it. INVALID: it does not. PENDING: not known yet. */
  orderStatus: z.enum(['VALID', 'INVALID', 'PENDING']),
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  amount: amountCodec,
  bseOrderNumber: z.nullable(z.string()),
  investmentType: z.enum(INVESTMENT_TYPES),
  sipDate: z.nullable(z.number()),
  numOfInstallments: z.nullable(z.number()),
  createdDate: instantCodec,
  remarks: z.string(),
  paymentUrl: z.nullable(z.string()),
  mutualFund: z.object({
    encryptedSchemeId: z.string(),
    schemeName: z.string(),
    category: z.string(),
    subCategory: z.string(),
    brand: z.string(),
  }),
  /** Once allotted. */
  allotment: z.nullable(
    z.object({ folioNo: z.string(), units: unitsCodec, nav: navCodec, navDate: dateCodec, stampDuty: amountCodec }),
  ),
});

export type OrderState = (typeof ORDER_STATES)[number];
export type PaymentState = (typeof PAYMENT_STATES)[number];
export type Order = z.output<typeof orderSchema>;

import * as z from 'zod/mini';
import { INVESTMENT_TYPES } from '#cart/limits.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { ORDER_STATES, ORDER_STATUSES, PAYMENT_STATES } from './states.js';

export const orderSchema = z.object({
  encryptedOrderId: z.string(),
  /** Our reference of the order set, shown as the order number of the whole. */
  pxOrderNumber: z.string(),
  /** What statusOf gives for `state`. */
  orderStatus: z.enum(ORDER_STATUSES),
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

export type Order = z.output<typeof orderSchema>;

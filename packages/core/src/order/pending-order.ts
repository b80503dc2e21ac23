import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';

/** Describes an order that blocks an investment: an item of the `data` of the error `orders_pending`. */
export const pendingOrderErrorItem = z.object({
  pxOrderNumber: z.string(),
  /** null for one that came from no cart. */
  paymentUrl: z.nullable(z.string()),
  schemeName: z.string(),
  amount: amountCodec,
  /** true while its payment is under way: it is not cancelled, and is bought besides by who says that they know of it. */
  beingPaid: z.boolean(),
  /** The way in which it is being paid, in words; absent while it is not. */
  paidBy: z.optional(z.string()),
});

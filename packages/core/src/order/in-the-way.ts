import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';

/** An order that stands in the way of an investment: an item of the `data` of the error `orders_pending`. */
export const orderInTheWay = z.object({
  pxOrderNumber: z.string(),
  /** null for one that came from no cart. */
  paymentUrl: z.nullable(z.string()),
  schemeName: z.string(),
  amount: amountCodec,
});

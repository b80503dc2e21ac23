import * as z from 'zod/mini';
import { amountCodec } from '#money/index.js';

/** What a pack takes as a whole, as a fund does. */
export const packLimitsSchema = z.object({
  allowPurchase: z.boolean(),
  minimumSipAmount: z.nullable(amountCodec),
  minimumLumpsumAmount: z.nullable(amountCodec),
  sipMultiple: amountCodec,
  lumpsumMultiple: amountCodec,
  maximumAmount: amountCodec,
  sipDates: z.array(z.number()),
});

import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';

/** How an advisor shares a portfolio: by message, by their own WhatsApp, for which nothing is sent here, or as a file. */
const SHARE_TYPES = ['email', 'mobile', 'whatsapp', 'pdf', 'image'] as const;
/** One of `SHARE_TYPES`. */
export type ShareType = (typeof SHARE_TYPES)[number];

export const sharePortfolio = endpoint({
  name: 'sharePortfolio',
  method: 'POST',
  path: '/api/v1/cart/get-customer-details/share-portfolio',
  query: nothing,
  body: z.object({
    type: z.enum(SHARE_TYPES),
    /** The address, or the ten digits; nothing for WhatsApp and files. */
    value: z.optional(z.string()),
    /** What the page shows: the message and the files have the server's own name, figures and date. */
    clientName: z.optional(z.string()),
    /** The account whose portfolio is shared: the one that the advisor is in. */
    encryptedId: z.string(),
    amountInvested: z.optional(amountCodec),
    currentValue: z.optional(amountCodec),
    returnAmount: z.optional(amountCodec),
    returnPercentage: z.optional(z.number()),
    date: z.optional(dateCodec),
  }),
  reply: operation(
    z.object({
      fileId: z.string(),
      fileName: z.string(),
      /** Path of the file on the server, good for ten minutes: the picture, or for a PDF that. */
      fileUrl: z.string(),
      /** Leads to the portfolio, whose holder signs in there; '' of a file. */
      shortenUrl: z.string(),
      /** What is written to the customer, with the link; '' of a file. */
      message: z.string(),
    }),
  ),
  errors: ['portfolio_not_shared', 'not_found', 'too_many_requests', 'invalid_input'],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: ['value', 'clientName'],
});

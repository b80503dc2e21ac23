import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing, pageAddress } from '#http/index.js';
import { RECEIVER_LENGTH } from './rules.js';

/** Whom a link is for, in the advisor's words; without it the customer in whose account they are. */
export const receiverSchema = z.optional(z.string().check(z.maxLength(RECEIVER_LENGTH)));

export const shareCalculator = endpoint({
  name: 'shareCalculator',
  method: 'POST',
  path: '/api/v1/cart/get-customer-details/share-investment-calculator-image',
  query: nothing,
  body: z.object({
    /** Address of the calculator with the plan, of which the picture is drawn. */
    originalUrl: pageAddress(),
    /** How it is sent: by the advisor's own WhatsApp, for which nothing is sent here, or by email or text message; `picture` draws what is about to be sent, without a link. */
    type: z.enum(['picture', 'whatsapp', 'email', 'mobile']),
    /** The address, or the ten digits; nothing for WhatsApp and the picture. */
    value: z.optional(z.string()),
    /** The customer; name and mobile together, or neither. */
    clientName: z.optional(z.string()),
    clientMobile: z.optional(z.string()),
    agentCode: z.string(),
    /** The advisor's own number; the message has their name. */
    agentNumber: z.optional(z.string()),
    /** A picture that the page drew; the server draws its own, with the risk warning. */
    calculatorImage: z.optional(z.string()),
  }),
  reply: meta(
    z.object({
      /** Opens the calculator with the plan, and credits the advisor; '' of a picture. */
      shortenUrl: z.string(),
      fileId: z.string(),
      fileName: z.string(),
      /** Path of the picture on the server. */
      fileUrl: z.string(),
      /** What is written to the customer, with the link; '' of a picture. */
      message: z.string(),
    }),
  ),
  errors: ['calculator_not_shared'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['value', 'clientName', 'clientMobile', 'agentNumber'],
});

/** The short address of a page that an advisor sends by programs of their own, such as WhatsApp: it credits them, and counts how often it is opened. It is made when it is sent. */
export const getShortLink = endpoint({
  name: 'getShortLink',
  method: 'POST',
  path: '/api/v1/short-link',
  query: nothing,
  body: z.object({
    kind: z.enum(['nfo', 'mandate']),
    /** The page on this site: the offers or a fund, or the set-up of a mandate of the customer in whose account they are. */
    url: pageAddress(),
    receiver: receiverSchema,
  }),
  reply: meta(z.object({ url: z.string() })),
  errors: ['other_account'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['receiver'],
});

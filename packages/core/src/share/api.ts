import * as z from 'zod/mini';
import { endpoint, meta, nothing, pageAddress } from '#http/index.js';

export const shareCalculator = endpoint({
  name: 'shareCalculator',
  method: 'POST',
  path: '/api/v1/cart/get-customer-details/share-investment-calculator-image',
  query: nothing,
  body: z.object({
    /** Address of the calculator with the plan, of which the picture is drawn. */
    originalUrl: pageAddress(),
    /** How it is sent: by the advisor's own WhatsApp, for which nothing is sent here, or by e-mail or text message. */
    type: z.enum(['whatsapp', 'email', 'mobile']),
    /** The address, or the ten digits; nothing for WhatsApp. */
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
      /** Opens the calculator with the plan, and credits the advisor. */
      shortenUrl: z.string(),
      fileId: z.string(),
      fileName: z.string(),
      /** Path of the picture on the server. */
      fileUrl: z.string(),
      /** What is written to the customer, with the link. */
      message: z.string(),
    }),
  ),
  errors: ['calculator_not_shared'],
  access: ['advisor', 'advisor_for_customer'],
  effect: 'write',
  secrets: ['value', 'clientName', 'clientMobile', 'agentNumber'],
});

/** The short address of a page that an advisor shares by programs of their own, such as WhatsApp: it credits them, and counts how often it is opened. */
export const getShortLink = endpoint({
  name: 'getShortLink',
  method: 'POST',
  path: '/api/v1/short-link',
  query: nothing,
  body: z.object({
    kind: z.enum(['nfo', 'mandate']),
    /** The page on this site: the offers or a fund, or the set-up of a mandate of the customer in whose account they are. */
    url: pageAddress(),
  }),
  reply: meta(z.object({ url: z.string() })),
  errors: ['other_account'],
  access: ['advisor', 'advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

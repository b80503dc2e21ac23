import * as z from 'zod/mini';
import { endpoint, meta, stateSchema } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { TRANSACTION_KINDS, TRANSACTION_STATES } from './transaction-choices.js';

const transaction = z.object({
  /** Opaque, and the same each time. */
  transactionId: z.string(),
  /** The day of its order, or of its units where it came from elsewhere. */
  transactionDate: dateCodec,
  kind: z.enum(TRANSACTION_KINDS),
  state: stateSchema(TRANSACTION_STATES, 'in_progress'),
  /** null, and empty the two after it, for money of several orders that went back together. */
  schemeId: z.nullable(z.string()),
  schemeName: z.string(),
  brand: z.string(),
  folioNo: z.nullable(z.string()),
  /** What was paid in, stamp duty included, or paid out, or is asked for while that is not known; null while a redemption of units has no NAV. */
  amount: z.nullable(amountCodec),
  units: z.nullable(unitsCodec),
  nav: z.nullable(navCodec),
  navDate: z.nullable(dateCodec),
  /** The number of its order or its redemption; null where it has none. Orders have a page of their own (`hasOrderPage`). */
  pxOrderNumber: z.nullable(z.string()),
  /** The number of an instalment of a SIP, STP or SWP; null otherwise. */
  instalment: z.nullable(z.number()),
  /** The reason why it failed or was cancelled; empty otherwise. */
  reason: z.string(),
});

const choice = z.object({ value: z.string(), name: z.string() });

/** Numbers in a query are texts. */
const pageNumber = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));

export const getTransactions = endpoint({
  name: 'getTransactions',
  method: 'GET',
  path: '/api/v1/portfolio/portfolio-transaction',
  query: z.object({
    kind: z.optional(z.enum(TRANSACTION_KINDS)),
    state: z.optional(z.enum(TRANSACTION_STATES)),
    schemeId: z.optional(z.string()),
    folioNo: z.optional(z.string()),
    /** Both days included. */
    from: z.optional(dateCodec),
    to: z.optional(dateCodec),
    /** The page, from 1. */
    page: pageNumber,
    size: pageNumber,
  }),
  body: null,
  reply: meta(
    z.object({
      /** Newest first. */
      content: z.array(transaction),
      totalElements: z.number(),
      totalPages: z.number(),
      page: z.number(),
      /** All schemes and folios of the investor's transactions, to filter by. */
      schemes: z.array(choice),
      folios: z.array(choice),
    }),
  ),
  errors: ['invalid_input'],
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

/** A value that the reply of `getTransactions` has decoded. */
export type TransactionRow = z.output<typeof transaction>;

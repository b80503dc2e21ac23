import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { CAS_SOURCES } from './cas.js';
import { readOwn } from './read-own.js';

const heldElsewhereSchema = z.nullable(
  z.object({
    source: z.enum(CAS_SOURCES),
    /** The period of the statement. */
    from: dateCodec,
    until: dateCodec,
    importedAt: instantCodec,
    /** The largest first; what the portfolio has too is left out. */
    holdings: z.array(
      z.object({
        schemeName: z.string(),
        brand: z.string(),
        folioNo: z.string(),
        units: unitsCodec,
        /** null where neither the statement nor the market names a price, and of units that are worth nothing. */
        nav: z.nullable(navCodec),
        navDate: z.nullable(dateCodec),
        /** null where it is not known; the sum is without it. */
        value: z.nullable(amountCodec),
        cost: z.nullable(amountCodec),
      }),
    ),
    value: amountCodec,
    /** null where the statement does not say it of all. */
    cost: z.nullable(amountCodec),
    /** The number of holdings that are left out since the portfolio has them, or had them. */
    heldHere: z.number(),
    /** The number of transactions that are kept with it; `getElsewhereFigures` says what they come to. */
    transactionCount: z.optional(z.number()),
    /** How many holdings of the statement are left out since their folios are of another PAN. */
    otherHolder: z._default(z.number(), 0),
    /** The places of schemes of the statement that could not be read: the sums are without them. */
    leftOut: z._default(z.array(z.string()), []),
  }),
);

export const getHeldElsewhere = endpoint({
  ...readOwn,
  name: 'getHeldElsewhere',
  path: '/api/v1/portfolio/held-elsewhere',
  query: nothing,
  reply: meta(heldElsewhereSchema),
  errors: [],
});

const change = {
  method: 'POST',
  query: nothing,
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
} as const;

export const importHeldElsewhere = endpoint({
  ...change,
  name: 'importHeldElsewhere',
  path: '/api/v1/portfolio/import-held-elsewhere',
  body: z.object({
    /** The JSON of a statement as `readCas` reads it; another one that was imported before is replaced. */
    statement: z.string(),
    /** Keeps the transactions that the statement has too; without it they are dropped. */
    withTransactions: z.optional(z.boolean()),
  }),
  reply: operation(heldElsewhereSchema),
  errors: ['invalid_input', 'too_large', 'too_many_requests'],
  secrets: ['statement'],
});

export const removeHeldElsewhere = endpoint({
  ...change,
  name: 'removeHeldElsewhere',
  path: '/api/v1/portfolio/remove-held-elsewhere',
  body: nothing,
  reply: operation(z.null()),
  errors: [],
  secrets: [],
});

/** What an imported statement says is held elsewhere. */
export type HeldElsewhere = NonNullable<z.output<typeof heldElsewhereSchema>>;

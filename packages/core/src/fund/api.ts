import * as z from 'zod/mini';
import { endpoint, meta, nothing, queryNumber } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { fundDetailSchema, fundSummarySchema } from './schemas.js';

/** The longest text that is looked up; no name of a scheme is as long. */
const MAX_TEXT = 200;

const readPublic = { method: 'GET', body: null, access: ['public'], effect: 'read', secrets: [] } as const;

export const suggestFunds = endpoint({
  ...readPublic,
  name: 'suggestFunds',
  path: '/api/v1/mf/suggest-mutual-fund',
  query: z.object({ text: z.string().check(z.maxLength(MAX_TEXT)) }),
  reply: meta(z.array(fundSummarySchema)),
  errors: ['invalid_input'],
});

export const searchFunds = endpoint({
  ...readPublic,
  name: 'searchFunds',
  path: '/api/v1/mf/search-mutual-funds-by-text',
  query: z.object({ q: z.string().check(z.maxLength(MAX_TEXT)), PageNumber: z._default(queryNumber(), 0) }),
  reply: meta(
    z.object({
      content: z.array(fundSummarySchema),
      totalElements: z.number(),
      totalPages: z.number(),
      /** true where no fund has every word of the text, and these have all but one. */
      isNear: z.optional(z.boolean()),
    }),
  ),
  errors: ['invalid_input'],
});

export const getFundDetail = endpoint({
  ...readPublic,
  name: 'getFundDetail',
  path: '/api/v1/mf/get-mutual-fund-detail',
  query: z.object({ schemeId: z.string() }),
  reply: meta(fundDetailSchema),
  errors: ['scheme_unknown'],
});

export const getTopFunds = endpoint({
  ...readPublic,
  name: 'getTopFunds',
  path: '/api/v1/mf/get-top-mutual-funds',
  query: nothing,
  reply: meta(z.array(fundSummarySchema)),
  errors: [],
});

export const getFundCounts = endpoint({
  ...readPublic,
  name: 'getFundCounts',
  path: '/api/v1/mf/get-fund-counts',
  query: nothing,
  reply: meta(z.object({ schemes: z.number(), fundHouses: z.number(), navDate: z.nullable(dateCodec) })),
  errors: [],
});

export const getExchangeHolidays = endpoint({
  ...readPublic,
  name: 'getExchangeHolidays',
  path: '/api/v1/mf/get-exchange-holidays',
  query: nothing,
  reply: meta(z.array(dateCodec)),
  errors: [],
});

const cutOff = z.object({
  /** One of the rules of `navRuleOf`. */
  rule: z.enum(['standard', 'liquid']),
  /** The instant before which money must be there: today, or on the next working day. */
  payBefore: z.number(),
  /** The date of the NAV that it gets; null while the holidays on which it depends are not known. */
  navDate: z.nullable(dateCodec),
});

/** The server's time comes with it, to the minute. */
export const getCutOffs = endpoint({
  ...readPublic,
  name: 'getCutOffs',
  path: '/api/v1/mf/get-cut-off-times',
  query: nothing,
  reply: meta(z.object({ now: z.number(), cutOffs: z.array(cutOff) })),
  errors: [],
});

export const getMostViewedFunds = endpoint({
  ...readPublic,
  name: 'getMostViewedFunds',
  path: '/api/v1/mf/get-most-viewed-mutual-funds',
  query: nothing,
  reply: meta(z.array(fundSummarySchema)),
  errors: [],
});

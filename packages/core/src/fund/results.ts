import * as z from 'zod/mini';
import { endpoint, meta, queryNumber } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { FUND_BOUNDS, FUND_CATEGORIES, FUND_OPTIONS, FUND_SORTS } from './categories.js';
import { listCodec } from './lists.js';
import { fundSummarySchema } from './schemas.js';

/** The most values of one filter; no list of houses is as long. */
const MAX_VALUES = 60;

const list = listCodec(MAX_VALUES);

const bound = <const Steps extends readonly string[]>(steps: Steps) => z.optional(z.enum(steps));

const facet = z.array(z.object({ value: z.string(), count: z.number() }));

/**
 * Lists the funds that are shown, narrowed and sorted. Each facet counts the funds that every filter but its own leaves: what a press
 * on a value would show.
 */
export const listFunds = endpoint({
  name: 'listFunds',
  method: 'GET',
  path: '/api/v1/mf/category-results',
  body: null,
  access: ['public'],
  effect: 'read',
  secrets: [],
  query: z.object({
    /** These alone, whatever their option. */
    schemeIds: z.optional(list),
    category: z.optional(z.enum(FUND_CATEGORIES)),
    subCategory: z.optional(list),
    fundHouse: z.optional(list),
    riskometer: z.optional(list),
    minimumSip: bound(FUND_BOUNDS.minimumSip),
    minimumReturn: bound(FUND_BOUNDS.minimumReturn),
    minimumAge: bound(FUND_BOUNDS.minimumAge),
    option: z._default(z.enum(FUND_OPTIONS), 'Growth'),
    sort: z._default(z.enum(FUND_SORTS), 'threeYear'),
    PageNumber: z._default(queryNumber(), 0),
  }),
  reply: meta(
    z.object({
      content: z.array(fundSummarySchema),
      /** The schemes of `schemeIds` that are no longer among the funds, with their names where they are known; another backend may leave it out. */
      gone: z.optional(z.array(z.object({ encryptedSchemeId: z.string(), schemeName: z.nullable(z.string()) }))),
      totalElements: z.number(),
      totalPages: z.number(),
      /** The day of which most of all that the filters leave have a NAV; null for none. */
      navDate: z.nullable(dateCodec),
      facets: z.object({
        subCategory: facet,
        riskometer: facet,
        fundHouse: facet,
        minimumSip: facet,
        minimumReturn: facet,
        minimumAge: facet,
        option: facet,
      }),
    }),
  ),
  errors: ['invalid_input'],
});

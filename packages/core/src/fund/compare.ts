import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { listCodec } from './lists.js';
import { fundDetailSchema } from './schemas.js';

/** The most funds that stand side by side. */
export const MAX_COMPARED = 4;

/** Per cent by the year, of an index; a period that is not known is left out. */
export const benchmarkReturnsSchema = z.array(z.object({ period: z.enum(['1Y', '3Y', '5Y']), percent: z.number() }));

/** Describes a fund beside others. Its `navHistory` has the last NAV of each month, and the latest. */
const comparedFundSchema = z.extend(fundDetailSchema, {
  /** The direct plan of the same scheme and option, which can be looked at here alone; null where none is known. */
  directSchemeId: z.nullable(z.string()),
  /** Those of the benchmark, of `benchmarkDate`; another backend may leave them out. */
  benchmarkReturns: z.optional(benchmarkReturnsSchema),
  /** Per cent of the money that the ten largest holdings have, and the day of it; null where no portfolio is current. */
  largestHoldings: z.optional(z.nullable(z.object({ percent: z.number(), date: dateCodec }))),
});

/** A value that `comparedFundSchema` has decoded. */
export type ComparedFund = z.output<typeof comparedFundSchema>;

/** Answers with the funds in the order in which they were asked for; unknown ones are left out. */
export const compareFunds = endpoint({
  name: 'compareFunds',
  method: 'GET',
  path: '/api/v1/mf/compare-mutual-funds',
  query: z.object({ schemeIds: listCodec(MAX_COMPARED) }),
  body: null,
  reply: meta(z.array(comparedFundSchema)),
  errors: ['invalid_input'],
  access: ['public'],
  effect: 'read',
  secrets: [],
});

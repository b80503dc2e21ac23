import * as z from 'zod/mini';
import { endpoint, meta, queryNumber } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { BROKERAGE_KINDS } from './brokerage.js';
import { partOfFile, partTaken, short } from './part-of-file.js';
import { REGISTRARS } from './registrar-file.js';
import { BROKERAGE_GROUPS } from './views.js';

/** The lines of a page of brokerage. */
export const BROKERAGE_PAGE_SIZE = 25;

const rowSchema = z.object({
  rowKey: short(300).check(z.minLength(1)),
  folio: short(40).check(z.minLength(1)),
  product: short(40),
  scheme: z.nullable(short(250)),
  kind: z.enum(BROKERAGE_KINDS),
  month: dateCodec,
  from: z.nullable(dateCodec),
  until: z.nullable(dateCodec),
  /** Per cent a year. */
  rate: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  amount: amountCodec,
  subBroker: z.nullable(short(40)),
});

export const importBrokerage = endpoint({
  name: 'importBrokerage',
  method: 'POST',
  path: '/api/v1/brokerage/import',
  query: z.object({}),
  body: z.object(partOfFile(rowSchema)),
  reply: meta(partTaken),
  errors: ['invalid_input', 'too_many_requests'],
  access: ['advisor'],
  effect: 'write',
  secrets: ['rows'],
});

const sumsSchema = z.object({
  trail: amountCodec,
  /** What else was paid, less what was taken back. */
  others: amountCodec,
  /** What trail should be: what was held each day, at the rates of the files; null where no rate is known. */
  expected: z.nullable(amountCodec),
  /** Schemes that were held and have no rate in the files of the month: nothing is expected of them. */
  schemesWithoutRate: z.number(),
});

export const getBrokerage = endpoint({
  name: 'getBrokerage',
  method: 'GET',
  path: '/api/v1/brokerage',
  query: z.object({
    /** A day of the month; absent: the latest that there is. */
    month: z.optional(dateCodec),
    by: z._default(z.enum(BROKERAGE_GROUPS), 'house'),
    /** The page, from 1. */
    page: z._default(queryNumber(1), 1),
  }),
  body: null,
  reply: meta(
    z.object({
      /** The first days of the months of which there is brokerage, the latest first. */
      months: z.array(dateCodec),
      /** null before the first file. */
      month: z.nullable(dateCodec),
      /** The last day whose NAVs count in what is expected. */
      asOf: z.nullable(dateCodec),
      totals: sumsSchema,
      /** Those that paid most come first. */
      rows: z.array(
        z.extend(sumsSchema, {
          /** A house, the id of a customer's account, or a sub-broker; '' of what is not known of whom it is. */
          key: z.string(),
          name: z.string(),
          ucc: z.nullable(z.string()),
        }),
      ),
      page: z.number(),
      totalPages: z.number(),
      totalElements: z.number(),
      /** Rows of the month whose folio no customer has. */
      unmatched: z.object({ rows: z.number(), amount: amountCodec }),
      /** The files that were taken over, the latest first. */
      files: z.array(z.object({ registrar: z.enum(REGISTRARS), rows: z.number(), importedAt: instantCodec })),
    }),
  ),
  errors: ['invalid_input'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});

/** What `getBrokerage` has decoded. */
export type Brokerage = z.output<typeof getBrokerage.reply>['data'];

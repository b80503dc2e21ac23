import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { equityOfYear, financialYear, taxClass, term } from './files-api.js';
import { readOwn } from './read-own.js';

/** Something of what is held elsewhere, of what is held here, and of both together. */
const sides = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.object({ elsewhere: schema, here: schema, together: schema });

const figuresSchema = z.nullable(
  z.object({
    /** The day of the statement, for which all that is held elsewhere is said. */
    until: dateCodec,
    /** The day of the NAVs of what is held here; null where nothing is. */
    hereAsOf: z.nullable(dateCodec),
    figures: sides(
      z.object({
        value: amountCodec,
        /** What was paid for just what is left. */
        invested: amountCodec,
        /** Per cent a year; null where it is not available, as before a year is over. */
        xirr: z.nullable(z.number()),
      }),
    ),
    gains: z.object({
      year: z.number(),
      /** The years to choose from, newest first. */
      years: z.array(z.number()),
      groups: z.array(
        z.object({
          taxClass,
          term,
          rate: z.nullable(z.number()),
          ...sides(amountCodec).shape,
        }),
      ),
      /** The gains of both together: the exemption is one, and losses of one side are set off against gains of the other. */
      equity: equityOfYear,
      /** They count as income of a parent: `equity` leaves out what was sold until the account's holder turned 18. */
      isClubbed: z._default(z.boolean(), false),
      /** Whether the class is assumed: the category of a scheme that was sold leaves it open. */
      isTaxAssumed: z._default(z.boolean(), false),
      /** Units were bought until 31 January 2018, and their NAV of that day is not known: their cost may be higher. */
      isFairValueMissing: z._default(z.boolean(), false),
    }),
    /** What all was worth, to the day of the statement. */
    history: z.array(z.object({ date: dateCodec, ...sides(amountCodec).shape })),
    /** Schemes that are in none of these figures, and why; `class` is in all but the gains. */
    leftOut: z.array(
      z.object({
        schemeName: z.string(),
        folioNo: z.string(),
        reason: z.enum(['opening', 'gap', 'amount', 'segregation', 'price', 'class']),
      }),
    ),
  }),
);

export const getElsewhereFigures = endpoint({
  ...readOwn,
  name: 'getElsewhereFigures',
  path: '/api/v1/portfolio/held-elsewhere-figures',
  query: z.object({
    /** The year in which the financial year of gains begins; the one that runs without it. */
    year: z.optional(financialYear),
  }),
  reply: meta(figuresSchema),
  errors: ['too_many_requests'],
});

/** What the transactions of an imported statement come to, beside what is held here; null where none are kept. */
export type ElsewhereFigures = NonNullable<z.output<typeof figuresSchema>>;

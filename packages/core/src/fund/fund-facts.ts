import * as z from 'zod/mini';
import { endpoint, linkSchema, meta } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { benchmarkReturnsSchema } from './compare.js';

/** The most holdings of a portfolio that are shown: the largest ones. */
export const SHOWN_HOLDINGS = 10;

/** The documents that a house publishes of a scheme: of the offer, its key facts, of the month, and of the year. */
export const DOCUMENT_KINDS = ['SID', 'KIM', 'Factsheet', 'Annual report'] as const;

const share = z.number();

/** What money is invested in, per cent of it; the largest first. */
const portfolioSchema = z.object({
  holdings: z.array(z.object({ name: z.string(), sector: z.nullable(z.string()), percent: share })),
  sectors: z.array(z.object({ name: z.string(), percent: share })),
});

/** One who manages a scheme, and since which day. */
const managersSchema = z.array(z.object({ name: z.string(), since: z.nullable(dateCodec) }));

/** Crores of rupees at the end of days, oldest first. */
const sizesSchema = z.array(z.object({ date: dateCodec, crores: z.number() }));

const documentsSchema = z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), url: linkSchema }));

/** A step of an exit load: what units pay that are younger; with `isInclusive` also those of just that age. */
const loadStep = z.object({
  days: z.nullable(z.number()),
  months: z.nullable(z.number()),
  isInclusive: z._default(z.boolean(), false),
  percent: share,
});

const dated = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.nullable(z.object({ ...shape, date: dateCodec }));

/** All facts of a scheme that its page shows further down, each with the day for which it is known; null where none is current. */
const fundFactsSchema = z.object({
  /** Made by a sandbox for trying things out, not published. */
  isModelled: z.boolean(),
  benchmark: dated({ name: z.string(), returns: benchmarkReturnsSchema }),
  /** `steps` is null where the words say more than steps by age; none where nothing is kept back. */
  exitLoad: dated({ words: z.string(), steps: z.nullable(z.array(loadStep)) }),
  managers: dated({ managers: managersSchema }),
  portfolio: dated(portfolioSchema.shape),
  /** Those of the last years, with the day of the last. */
  sizes: dated({ sizes: sizesSchema }),
  documents: dated({ documents: documentsSchema }),
});

/** A value that `fundFactsSchema` has decoded. */
export type FundFacts = z.output<typeof fundFactsSchema>;
/** One of `DOCUMENT_KINDS`. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const getFundFacts = endpoint({
  name: 'getFundFacts',
  method: 'GET',
  path: '/api/v1/mf/get-mutual-fund-facts',
  query: z.object({ schemeId: z.string() }),
  body: null,
  reply: meta(fundFactsSchema),
  errors: ['scheme_unknown'],
  access: ['public'],
  effect: 'read',
  secrets: [],
});

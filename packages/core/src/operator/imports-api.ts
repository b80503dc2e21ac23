import * as z from 'zod/mini';
import { endpoint, fileBody, meta } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { access, read, reason } from './call-parts.js';

const importRunSchema = z.object({
  id: z.string(),
  kind: z.string(),
  fileName: z.string(),
  actor: z.string(),
  startedAt: instantCodec,
  finishedAt: z.nullable(instantCodec),
  done: z.number(),
  total: z.number(),
  report: z.array(z.string()),
  refusal: z.nullable(z.string()),
});

/** An import of a file of the market, and what it changed. */
export type ImportRun = z.output<typeof importRunSchema>;

export const getImports = endpoint({
  ...read,
  name: 'getImports',
  path: '/api/v1/operator/imports',
  reply: meta(z.array(importRunSchema)),
});

/** The kinds of files that are imported; `npm run import` names them alike. */
export const IMPORT_KINDS = [
  'nav',
  'history',
  'schemes',
  'sips',
  'plans',
  'facts',
  'expense-ratios',
  'exit-loads',
  'riskometers',
  'sizes',
  'benchmarks',
  'managers',
  'portfolios',
  'documents',
  'nfo',
  'pincodes',
] as const;

/** One of `IMPORT_KINDS`. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const importFile = endpoint({
  name: 'importFile',
  method: 'POST',
  path: '/api/v1/operator/imports/begin',
  query: z.object({ kind: z.enum(IMPORT_KINDS), reason }),
  body: fileBody,
  /** The id of the run, which goes on behind the answer, and how the list has it: a list that is read meanwhile may have to wait until its end. */
  reply: meta(z.object({ id: z.string(), run: z.optional(importRunSchema) })),
  errors: ['invalid_input', 'file_not_allowed'],
  access,
  effect: 'write',
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { access, none, read } from './call-parts.js';

const runSchema = z.object({
  finishedAt: instantCodec,
  actor: z.string(),
  /** `own`: without the books of exchange and bank, which only a sandbox shows. */
  scope: z.enum(['own', 'all']),
  checks: z.number(),
  compared: z.number(),
  found: z.number(),
  findings: z.array(
    z.object({
      check: z.string(),
      /** What would be true if all were well. */
      statement: z.string(),
      todo: z.string(),
      refs: z.array(z.string()),
      /** The same records, each with what our books and those of others say of it. */
      records: z.optional(
        z.array(z.object({ ref: z.string(), says: z.array(z.object({ book: z.string(), said: z.string() })) })),
      ),
    }),
  ),
});

/** What a reconciliation found, each with what to do. */
export type ReconciliationRun = z.output<typeof runSchema>;

export const getReconciliation = endpoint({
  ...read,
  name: 'getReconciliation',
  path: '/api/v1/operator/reconciliation',
  /** The last one; null before the first. */
  reply: meta(z.nullable(runSchema)),
});

export const runReconciliation = endpoint({
  name: 'runReconciliation',
  method: 'POST',
  path: '/api/v1/operator/reconciliation/run',
  query: nothing,
  body: nothing,
  reply: none,
  errors: ['too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

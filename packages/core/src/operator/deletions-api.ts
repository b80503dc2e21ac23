import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { access, after, id, none, read, reason } from './call-parts.js';

const deletionSchema = z.object({
  profileId: z.string(),
  name: z.string(),
  requestedAt: instantCodec,
  /** The day from which it is carried out at night. */
  dueOn: dateCodec,
  /** What has to end before: units, orders, money, sips, mandates. */
  blockers: z.array(z.string()),
  /** The last day of its records, of an account that is closed; null before. */
  keptUntil: z.nullable(dateCodec),
});

/** An account that its holder wants deleted. */
export type Deletion = z.output<typeof deletionSchema>;

export const getDeletions = endpoint({
  ...read,
  name: 'getDeletions',
  path: '/api/v1/operator/deletions',
  /** `after`: the place after which one goes on, as `placeOfDeletion` writes it. */
  query: z.object({ after }),
  reply: meta(z.array(deletionSchema)),
});

export const withdrawDeletionFor = endpoint({
  name: 'withdrawDeletionFor',
  method: 'POST',
  path: '/api/v1/operator/deletions/withdraw',
  query: nothing,
  body: z.object({ profileId: id, reason }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

import * as z from 'zod/mini';
import { REFUSAL_CAUSES } from '#agent/index.js';
import { endpoint, meta, nothing } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { access, id, none, read, reason } from './call-parts.js';

const waitingAdvisorSchema = z.object({
  code: z.string(),
  name: z.string(),
  arn: z.string(),
  euin: z.nullable(z.string()),
  arnFrom: z.nullable(dateCodec),
  arnTo: z.nullable(dateCodec),
  nismCode: z.nullable(z.string()),
  savedAt: z.nullable(instantCodec),
  arnFile: z.nullable(z.string()),
  nismFile: z.nullable(z.string()),
});

/** An advisor whose ARN nobody has checked with AMFI. */
export type WaitingAdvisor = z.output<typeof waitingAdvisorSchema>;

export const getWaitingAdvisors = endpoint({
  ...read,
  name: 'getWaitingAdvisors',
  path: '/api/v1/operator/advisors',
  reply: meta(z.array(waitingAdvisorSchema)),
});

export const verifyAdvisor = endpoint({
  name: 'verifyAdvisor',
  method: 'POST',
  path: '/api/v1/operator/advisors/verify',
  query: nothing,
  /** What was looked at, as `getWaitingAdvisors` said it: what was handed in since is not verified by it. */
  body: z.object({ code: id, arn: id, euin: z.nullable(id), savedAt: z.nullable(instantCodec), reason }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

export const refuseAdvisor = endpoint({
  name: 'refuseAdvisor',
  method: 'POST',
  path: '/api/v1/operator/advisors/refuse',
  query: nothing,
  /** What was looked at, as for `verifyAdvisor`. The advisor reads `cause` and `reason`. */
  body: z.object({
    ...{ code: id, arn: id, euin: z.nullable(id), savedAt: z.nullable(instantCodec) },
    cause: z.enum(REFUSAL_CAUSES),
    reason,
  }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

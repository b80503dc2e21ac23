import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { KYC_HOLDS, KYC_STATUSES } from '#kyc/index.js';
import { instantCodec } from '#time/index.js';
import { access, id, reason } from './call-parts.js';

const heldKycSchema = z.object({
  profileId: z.string(),
  name: z.string(),
  /** Masked; null where none is kept. */
  pan: z.nullable(z.string()),
  status: z.enum(KYC_HOLDS),
  /** The registry's own words. */
  registrySays: z.string(),
  /** The time at which the registry was last asked. */
  checkedAt: z.nullable(instantCodec),
  /** The time at which the person was last sent to the identity provider; null where never. */
  sentAt: z.nullable(instantCodec),
  agentCode: z.nullable(z.string()),
});
/** An account that can buy nothing because of its KYC. */
export type HeldKyc = z.output<typeof heldKycSchema>;

export const getHeldKycs = endpoint({
  name: 'getHeldKycs',
  method: 'GET',
  path: '/api/v1/operator/kyc',
  query: nothing,
  body: null,
  /** Those that were looked up longest ago come first; `all` counts those too for whom there is no room. */
  reply: meta(z.object({ held: z.array(heldKycSchema), all: z.number() })),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const checkHeldKyc = endpoint({
  name: 'checkHeldKyc',
  method: 'POST',
  path: '/api/v1/operator/kyc/check',
  query: nothing,
  body: z.object({ profileId: id, reason }),
  /** What the registry says now. */
  reply: meta(z.object({ status: z.enum(KYC_STATUSES) })),
  errors: ['invalid_input', 'not_found', 'too_many_requests', 'unavailable', 'decision_refused'],
  access,
  effect: 'write',
  secrets: [],
});

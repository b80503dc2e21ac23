import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { access, id, none, read, reason } from './call-parts.js';

const operatorPartnerSchema = z.object({
  partnerId: z.string(),
  name: z.string(),
  hasDashboard: z.boolean(),
  webhook: z.nullable(z.string()),
  origins: z.array(z.string()),
  advisors: z.number(),
  keys: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['server', 'ticket']),
      hint: z.string(),
      createdAt: instantCodec,
      lastUsedAt: z.nullable(instantCodec),
    }),
  ),
});

/** A partner as an operator sees it. */
export type OperatorPartner = z.output<typeof operatorPartnerSchema>;

export const getOperatorPartners = endpoint({
  ...read,
  name: 'getOperatorPartners',
  path: '/api/v1/operator/partners',
  reply: meta(z.array(operatorPartnerSchema)),
});

export const endPartnerKey = endpoint({
  name: 'endPartnerKey',
  method: 'POST',
  path: '/api/v1/operator/partners/end-key',
  query: nothing,
  body: z.object({ partnerId: id, keyId: id, reason }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

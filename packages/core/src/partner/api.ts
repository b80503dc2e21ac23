import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';

/** Why a page is shown no private widget: its partner is not known, or it stands elsewhere. */
export const PAGE_REFUSALS = ['unknown_partner', 'unregistered_origin'] as const;
/** One of `PAGE_REFUSALS`. */
export type PageRefusal = (typeof PAGE_REFUSALS)[number];

export const checkPartnerPage = endpoint({
  name: 'checkPartnerPage',
  method: 'GET',
  path: '/api/v1/partner/check-page',
  query: z.object({ partner: z.optional(z.string().check(z.maxLength(100))) }),
  body: null,
  reply: meta(z.object({ registered: z.boolean(), reason: z.nullable(z.enum(PAGE_REFUSALS)) })),
  errors: ['invalid_input'],
  access: ['public'],
  effect: 'read',
  secrets: [],
});

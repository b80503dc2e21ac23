import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';

export const checkPartnerPage = endpoint({
  name: 'checkPartnerPage',
  method: 'GET',
  path: '/api/v1/partner/check-page',
  query: z.object({ partner: z.optional(z.string().check(z.maxLength(100))) }),
  body: null,
  reply: meta(z.object({ registered: z.boolean() })),
  errors: ['invalid_input'],
  access: ['public'],
  effect: 'read',
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/v2/profiles/verify-email',
  query: nothing,
  body: z.object({ token: z.string() }),
  reply: meta(z.object({ verified: z.literal(true) })),
  errors: ['not_found', 'too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['token'],
});

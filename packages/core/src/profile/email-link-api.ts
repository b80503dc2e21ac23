import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';

export const sendEmailLink = endpoint({
  name: 'sendEmailLink',
  method: 'POST',
  path: '/api/v2/profiles/send-email-link/{ucc}',
  query: z.object({ ucc: z.string() }),
  body: nothing,
  reply: meta(
    z.object({
      /** false when the address is verified already, or there is none. */
      sent: z.boolean(),
    }),
  ),
  errors: ['other_account', 'too_many_requests'],
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

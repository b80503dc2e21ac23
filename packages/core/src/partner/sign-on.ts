import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { tokenInfoSchema } from '#session/index.js';
import { customerRef } from './connection.js';
import { SIGN_ON_SCOPES } from './rules.js';

export const createSignOnTicket = endpoint({
  name: 'createSignOnTicket',
  method: 'POST',
  path: '/api/v1/partner/sign-on-ticket',
  query: nothing,
  body: z.object({ customerRef, scope: z._default(z.enum(SIGN_ON_SCOPES), 'read') }),
  reply: meta(
    z.object({
      ticket: z.string(),
      /** Seconds for which it is good, once. */
      expiresIn: z.number(),
    }),
  ),
  errors: ['customer_unknown'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['customerRef'],
});

export const signOn = endpoint({
  name: 'signOn',
  method: 'POST',
  path: '/login/partner-sign-on',
  query: nothing,
  body: z.object({ ticket: z.string().check(z.maxLength(200)) }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['launch_ticket_invalid', 'launch_ticket_expired', 'launch_ticket_used'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['ticket'],
});

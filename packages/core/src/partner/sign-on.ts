import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { tokenInfoSchema } from '#session/index.js';
import { instantCodec } from '#time/index.js';
import { SIGN_ON_SCOPES } from './rules.js';

/** A partner's own opaque name of a customer: never a mobile, PAN or email address. The server keeps its hash alone. */
const customerRef = z.string().check(z.regex(/^[\w-]{8,100}$/));

export const connectCustomer = endpoint({
  name: 'connectCustomer',
  method: 'POST',
  path: '/api/v1/partner/connect-customer',
  query: nothing,
  body: z.object({ customerRef }),
  reply: meta(z.object({ connected: z.literal(true) })),
  errors: ['customer_connected'],
  access: ['investor'],
  effect: 'write',
  secrets: ['customerRef'],
});

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

const connectedPartnerSchema = z.object({
  partnerId: z.string(),
  name: z.string(),
  connectedAt: instantCodec,
});
export const getConnectedPartners = endpoint({
  name: 'getConnectedPartners',
  method: 'GET',
  path: '/api/v1/partner/connected',
  query: nothing,
  body: null,
  reply: meta(z.array(connectedPartnerSchema)),
  errors: [],
  access: ['investor'],
  effect: 'read',
  secrets: [],
});

export const disconnectPartner = endpoint({
  name: 'disconnectPartner',
  method: 'POST',
  path: '/api/v1/partner/disconnect',
  query: nothing,
  body: z.object({ partnerId: z.string().check(z.maxLength(100)) }),
  reply: meta(z.null()),
  errors: ['not_found'],
  access: ['investor'],
  inPerson: true,
  effect: 'write',
  secrets: [],
});

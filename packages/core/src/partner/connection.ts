import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';

/** A partner's own opaque name of a customer: never a mobile, PAN or email address. The server keeps its hash alone. */
export const customerRef = z.string().check(z.regex(/^[\w-]{8,100}$/));

/** What a partner's server stores beside its name of a customer. */
const connectedCustomerSchema = z.object({
  connected: z.literal(true),
  /** The `encryptedId` of each of their profiles, by which events name the customer. */
  customers: z.array(z.string()),
});

export const requestConnection = endpoint({
  name: 'requestConnection',
  method: 'POST',
  path: '/api/v1/partner/connection-request',
  query: nothing,
  body: z.object({ customerRef }),
  reply: meta(
    z.object({
      request: z.string(),
      /** Seconds for which it is good, once. */
      expiresIn: z.number(),
    }),
  ),
  errors: [],
  access: ['visitor'],
  effect: 'write',
  secrets: ['customerRef'],
});

/** What the customer is asked by a request, and answers. */
const byRequest = {
  method: 'POST',
  query: nothing,
  body: z.object({ request: z.string().check(z.maxLength(200)) }),
  errors: ['connection_request_over', 'customer_connected'],
  access: ['investor'],
  inPerson: true,
  secrets: ['request'],
} as const;

export const readConnectionRequest = endpoint({
  ...byRequest,
  name: 'readConnectionRequest',
  path: '/api/v1/partner/read-connection-request',
  reply: meta(
    z.object({
      /** The name of the partner who asks. */
      partner: z.string(),
      /** true: the customer is connected under this name already, and is not asked. */
      connected: z.boolean(),
    }),
  ),
  effect: 'read',
});

export const agreeConnection = endpoint({
  ...byRequest,
  name: 'agreeConnection',
  path: '/api/v1/partner/agree-connection',
  reply: meta(z.object({ connected: z.literal(true) })),
  effect: 'write',
});

export const connectCustomer = endpoint({
  name: 'connectCustomer',
  method: 'POST',
  path: '/api/v1/partner/connect-customer',
  query: nothing,
  body: z.object({ customerRef }),
  reply: meta(connectedCustomerSchema),
  errors: ['customer_connected'],
  access: ['investor'],
  effect: 'write',
  secrets: ['customerRef'],
});

export const getConnectedCustomer = endpoint({
  name: 'getConnectedCustomer',
  method: 'POST',
  path: '/api/v1/partner/connected-customer',
  query: nothing,
  body: z.object({ customerRef }),
  reply: meta(connectedCustomerSchema),
  errors: ['customer_unknown'],
  access: ['visitor'],
  effect: 'read',
  secrets: ['customerRef'],
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
  access: ['investor', 'minor'],
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
  access: ['investor', 'minor'],
  inPerson: true,
  effect: 'write',
  secrets: [],
});

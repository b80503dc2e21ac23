import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { EVENTS_SHOWN, PARTNER_KEY_KINDS } from './rules.js';

const access = ['partner_admin'] as const;
const none = meta(z.null());
const id = z.string().check(z.maxLength(100));
const address = z.string().check(z.maxLength(500));

export const sendPartnerLink = endpoint({
  name: 'sendPartnerLink',
  method: 'POST',
  path: '/api/v1/partner-admin/send-link',
  query: nothing,
  body: z.object({ email: z.string().check(z.maxLength(254)) }),
  reply: none,
  errors: ['invalid_input', 'too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['email'],
});

export const openPartnerLink = endpoint({
  name: 'openPartnerLink',
  method: 'POST',
  path: '/login/partner-link',
  query: nothing,
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: operation(z.object({ partnerId: z.string() })),
  errors: ['login_link_invalid'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['token'],
});

export const signOutPartner = endpoint({
  name: 'signOutPartner',
  method: 'POST',
  path: '/api/v1/partner-admin/sign-out',
  query: nothing,
  body: nothing,
  reply: none,
  errors: [],
  access,
  effect: 'write',
  secrets: [],
});

const partnerKeySchema = z.object({
  id: z.string(),
  kind: z.enum(PARTNER_KEY_KINDS),
  /** The last letters. */
  hint: z.string(),
  createdAt: instantCodec,
  /** null: not yet, or not since it came to be noted. */
  lastUsedAt: z.nullable(instantCodec),
});
/** A key of a partner's server, without the key. */
export type PartnerKey = z.output<typeof partnerKeySchema>;

const partnerThemeSchema = z.object({
  accent: z.optional(z.string()),
  radius: z.optional(z.string()),
  theme: z.optional(z.enum(['light', 'dark', 'auto'])),
});

const partnerAdminSchema = z.object({
  partnerId: z.string(),
  name: z.string(),
  /** Keys, orders and people of a sandbox are none of a live server's. */
  isSandbox: z.boolean(),
  keys: z.array(partnerKeySchema),
  origins: z.array(
    z.object({
      origin: z.string(),
      /** true: an origin on this machine, to try things out, whatever port a page has. */
      anyPort: z.boolean(),
      /** The host gives names below it to anybody: pages of others are a name away. */
      isShared: z.boolean(),
    }),
  ),
  theme: z.nullable(partnerThemeSchema),
  webhook: z.nullable(z.string()),
});
/** What a partner's dashboard shows at first. */
export type PartnerAdmin = z.output<typeof partnerAdminSchema>;

export const getPartnerAdmin = endpoint({
  name: 'getPartnerAdmin',
  method: 'GET',
  path: '/api/v1/partner-admin',
  query: nothing,
  body: null,
  /** null in a browser that is in nobody's: the page asks for the way in. */
  reply: meta(z.nullable(partnerAdminSchema)),
  errors: [],
  access: ['partner_admin', 'visitor'],
  effect: 'read',
  secrets: [],
});

export const createPartnerKey = endpoint({
  name: 'createPartnerKey',
  method: 'POST',
  path: '/api/v1/partner-admin/create-key',
  query: nothing,
  body: z.object({ kind: z.enum(PARTNER_KEY_KINDS) }),
  /** The key itself, this once. */
  reply: meta(z.object({ id: z.string(), key: z.string() })),
  errors: ['partner_limit'],
  access,
  effect: 'write',
  secrets: [],
});

export const revokePartnerKey = endpoint({
  name: 'revokePartnerKey',
  method: 'POST',
  path: '/api/v1/partner-admin/revoke-key',
  query: nothing,
  body: z.object({ id }),
  reply: none,
  errors: ['not_found'],
  access,
  effect: 'write',
  secrets: [],
});

export const addPartnerOrigin = endpoint({
  name: 'addPartnerOrigin',
  method: 'POST',
  path: '/api/v1/partner-admin/add-origin',
  query: nothing,
  body: z.object({ origin: address }),
  reply: none,
  errors: ['invalid_input', 'partner_limit'],
  access,
  effect: 'write',
  secrets: [],
});

export const removePartnerOrigin = endpoint({
  name: 'removePartnerOrigin',
  method: 'POST',
  path: '/api/v1/partner-admin/remove-origin',
  query: nothing,
  body: z.object({ origin: address }),
  reply: none,
  errors: ['not_found', 'invalid_input'],
  access,
  effect: 'write',
  secrets: [],
});

export const savePartnerTheme = endpoint({
  name: 'savePartnerTheme',
  method: 'POST',
  path: '/api/v1/partner-admin/theme',
  query: nothing,
  /** null: the look of the site. */
  body: z.object({ theme: z.nullable(partnerThemeSchema) }),
  reply: none,
  errors: ['invalid_input'],
  access,
  effect: 'write',
  secrets: [],
});

export const savePartnerWebhook = endpoint({
  name: 'savePartnerWebhook',
  method: 'POST',
  path: '/api/v1/partner-admin/webhook',
  query: nothing,
  /** null: nowhere any more. */
  body: z.object({ url: z.nullable(address) }),
  /** The secret of a new address, this once. */
  reply: meta(z.object({ secret: z.nullable(z.string()) })),
  errors: ['invalid_input'],
  access,
  effect: 'write',
  secrets: [],
});

const partnerEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: instantCodec,
  deliveredAt: z.nullable(instantCodec),
  /** What its tries were answered, oldest first; null: no answer came. */
  answers: z.array(z.nullable(z.number())),
});
/** An event for a partner's server, and what became of it. */
export type PartnerEvent = z.output<typeof partnerEventSchema>;

export const getPartnerEvents = endpoint({
  name: 'getPartnerEvents',
  method: 'GET',
  path: '/api/v1/partner-admin/events',
  query: nothing,
  body: null,
  reply: meta(z.array(partnerEventSchema).check(z.maxLength(EVENTS_SHOWN))),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const resendPartnerEvent = endpoint({
  name: 'resendPartnerEvent',
  method: 'POST',
  path: '/api/v1/partner-admin/resend-event',
  query: nothing,
  body: z.object({ id }),
  reply: none,
  errors: ['not_found', 'too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

export const sendPartnerTestEvent = endpoint({
  name: 'sendPartnerTestEvent',
  method: 'POST',
  path: '/api/v1/partner-admin/test-event',
  query: nothing,
  body: nothing,
  reply: none,
  errors: ['not_found', 'too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

const partnerOrdersSchema = z.array(z.object({ day: dateCodec, orders: z.number() }));
/** How many orders were made on each day, oldest first. */
export type PartnerOrders = z.output<typeof partnerOrdersSchema>;

export const getPartnerOrders = endpoint({
  name: 'getPartnerOrders',
  method: 'GET',
  path: '/api/v1/partner-admin/orders',
  query: nothing,
  body: null,
  reply: meta(partnerOrdersSchema),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

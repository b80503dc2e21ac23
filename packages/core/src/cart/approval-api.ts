import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { AGENT_STATUSES } from './approval.js';
import { cartSchema } from './schemas.js';

export const requestApproval = endpoint({
  name: 'requestApproval',
  summary: 'E-mails a customer the link by which he approves what his advisor put into his cart.',
  method: 'POST',
  path: '/api/v1/cart/request-approval',
  query: nothing,
  body: z.object({ cartId: z.string(), version: z.int32() }),
  reply: operation(cartSchema),
  errors: ['cart_empty', 'cart_changed', 'approval_not_sent', 'too_many_requests'],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

const token = z.object({ token: z.string() });
const approval = z.object({
  agentStatus: z.enum(AGENT_STATUSES),
  /** Name of who asks; empty where it is not known. */
  advisorName: z.string(),
  until: instantCodec,
  /** In India: what dates of instalments are reckoned from. */
  today: dateCodec,
  cart: cartSchema,
});

/** What the calls by the e-mailed link have in common. */
const byLink = {
  method: 'POST',
  query: nothing,
  body: token,
  reply: operation(approval),
  errors: ['approval_link_invalid', 'too_many_requests'],
  access: ['visitor'],
  secrets: ['token'],
} as const;

export const readApproval = endpoint({
  name: 'readApproval',
  summary: 'What the link of an approval is about.',
  ...byLink,
  path: '/api/v1/cart/read-approval',
  effect: 'read',
});

export const approveCart = endpoint({
  name: 'approveCart',
  summary: 'Approves a cart by the link that was e-mailed; doing it again answers alike.',
  ...byLink,
  path: '/api/v1/cart/approve',
  effect: 'write',
});

export const declineCart = endpoint({
  name: 'declineCart',
  summary:
    'Declines a cart by the link that was e-mailed, which then approves nothing any more; doing it again answers alike.',
  ...byLink,
  path: '/api/v1/cart/decline',
  effect: 'write',
});

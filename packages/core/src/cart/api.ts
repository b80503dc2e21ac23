import * as z from 'zod/mini';
import { BLOCK_ERRORS, blockedSchema, endpoint, meta, nothing, operation } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { AGENT_STATUSES } from './approval.js';
import { CHOICE_ERRORS, NFO_ORDER_ERRORS } from './investment.js';
import { cartSchema, investmentInputSchema } from './schemas.js';

export const requestApproval = endpoint({
  name: 'requestApproval',
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
  /** Whether it is over since the advisor who asked may not act for its owner any more. Older servers do not say so. */
  isWithdrawn: z.optional(z.boolean()),
  /** Says of one that waits why it cannot be approved at present; of one that is approved, why it cannot be ordered. */
  blocked: blockedSchema,
  /** The name of the advisor who asks; empty where it is not known. */
  advisorName: z.string(),
  until: instantCodec,
  /** The date in India from which instalments are counted. */
  today: dateCodec,
  /** In full while it waits, and in the reply to its answer; after that empty but for how it stands. */
  cart: cartSchema,
});

/** The parts that the calls by the link share. */
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
  ...byLink,
  path: '/api/v1/cart/read-approval',
  effect: 'read',
});

export const approveCart = endpoint({
  name: 'approveCart',
  ...byLink,
  errors: [...byLink.errors, ...BLOCK_ERRORS],
  path: '/api/v1/cart/approve',
  effect: 'write',
});

export const declineCart = endpoint({
  name: 'declineCart',
  ...byLink,
  path: '/api/v1/cart/decline',
  effect: 'write',
});

/** A visitor has a cart too, known by a cookie; signing in merges it into their own. */
const access = ['visitor', 'investor', 'advisor_for_customer'] as const;

export const getCart = endpoint({
  name: 'getCart',
  method: 'GET',
  path: '/api/v1/cart/get-cart-details',
  query: z.object({ cartId: z.optional(z.string()) }),
  body: null,
  reply: operation(cartSchema),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const saveInvestment = endpoint({
  name: 'saveInvestment',
  method: 'POST',
  path: '/api/v1/cart/save-investment-details',
  query: nothing,
  body: investmentInputSchema,
  reply: operation(cartSchema),
  errors: [
    'scheme_unknown',
    ...NFO_ORDER_ERRORS,
    ...CHOICE_ERRORS,
    'kyc_refused',
    'orders_pending',
    'cart_full',
    'not_found',
  ],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const removeInvestment = endpoint({
  name: 'removeInvestment',
  method: 'POST',
  path: '/api/v1/cart/remove-investment',
  query: nothing,
  body: z.object({ investmentId: z.string() }),
  reply: operation(cartSchema),
  errors: [],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const discardActiveCart = endpoint({
  name: 'discardActiveCart',
  method: 'POST',
  path: '/api/v1/cart/discard-active-cart',
  query: nothing,
  body: nothing,
  reply: meta(cartSchema),
  errors: [],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const discardOrders = endpoint({
  name: 'discardOrders',
  method: 'POST',
  path: '/api/v1/cart/discard-orders',
  query: nothing,
  body: nothing,
  reply: meta(
    z.object({
      /** The number of orders that are cancelled as soon as the exchange confirms it. */
      discarded: z.number(),
      /** The number of open orders that stay, since their payment is under way. */
      kept: z.number(),
    }),
  ),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  toInvest: true,
  changesOrders: true,
  secrets: [],
});

export const mergeCarts = endpoint({
  name: 'mergeCarts',
  method: 'POST',
  path: '/merge-carts',
  query: nothing,
  body: nothing,
  /** `leftOut` is the number of schemes that did not fit. */
  reply: operation(z.extend(cartSchema, { leftOut: z.number() })),
  errors: ['signed_out'],
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  toInvest: true,
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { CHOICE_ERRORS } from './choice-errors.js';
import { cartSchema, investmentInputSchema } from './schemas.js';

/** A visitor has a cart too, known by a cookie; signing in merges it into his own. */
const access = ['visitor', 'investor', 'advisor_for_customer'] as const;

export const getCart = endpoint({
  name: 'getCart',
  summary: 'The active cart; an empty one where there is none.',
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
  summary: 'Puts a scheme into the cart, or changes what is there.',
  method: 'POST',
  path: '/api/v1/cart/save-investment-details',
  query: nothing,
  body: investmentInputSchema,
  reply: operation(cartSchema),
  errors: ['scheme_unknown', ...CHOICE_ERRORS, 'kyc_refused', 'orders_pending', 'cart_full', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

export const removeInvestment = endpoint({
  name: 'removeInvestment',
  summary: 'Takes an item out of the cart; answers alike when it is gone already.',
  method: 'POST',
  path: '/api/v1/cart/remove-investment',
  query: nothing,
  body: z.object({ investmentId: z.string() }),
  reply: operation(cartSchema),
  errors: [],
  access,
  effect: 'write',
  secrets: [],
});

export const discardActiveCart = endpoint({
  name: 'discardActiveCart',
  summary: 'Empties the active cart; answers alike when there is none.',
  method: 'POST',
  path: '/api/v1/cart/discard-active-cart',
  query: nothing,
  body: nothing,
  reply: meta(cartSchema),
  errors: [],
  access,
  effect: 'write',
  secrets: [],
});

export const discardOrders = endpoint({
  name: 'discardOrders',
  summary: 'Takes the orders back that wait for payment. Those being paid stay.',
  method: 'POST',
  path: '/api/v1/cart/discard-orders',
  query: nothing,
  body: nothing,
  reply: meta(
    z.object({
      /** Orders that are cancelled as soon as the exchange confirms it. */
      discarded: z.number(),
      /** Open orders that could not be: their payment is under way. */
      kept: z.number(),
    }),
  ),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  changesOrders: true,
  secrets: [],
});

export const mergeCarts = endpoint({
  name: 'mergeCarts',
  summary:
    "Moves the visitor's cart into the cart of who has just signed in, as far as it fits; the rest stays the visitor's.",
  method: 'POST',
  path: '/merge-carts',
  query: nothing,
  body: nothing,
  /** `leftOut`: schemes that did not fit. */
  reply: operation(z.extend(cartSchema, { leftOut: z.number() })),
  errors: ['signed_out'],
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
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
  errors: [
    'scheme_unknown',
    'amount_below_minimum',
    'amount_above_maximum',
    'amount_not_multiple',
    'sip_date_not_offered',
    'purchase_not_allowed',
    'orders_pending',
  ],
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

export const mergeCarts = endpoint({
  name: 'mergeCarts',
  summary: "Moves the visitor's cart into the cart of who has just signed in.",
  method: 'POST',
  path: '/merge-carts',
  query: nothing,
  body: nothing,
  reply: operation(cartSchema),
  errors: ['signed_out'],
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

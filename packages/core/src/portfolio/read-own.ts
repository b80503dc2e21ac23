import * as z from 'zod/mini';

/** The accounts whose holdings are read: the one that is open, or all of the login. */
export const accounts = z.optional(z.enum(['own', 'all']));

/** A number of a page in a query, from 1. */
export const page = z.coerce.number().check(z.gte(1), z.lte(10_000), z.multipleOf(1));

/** The parts of calls that read what somebody holds. A minor who has turned 18 may make them, so calls that lead to an order or redemption must not use it. */
export const readOwn = {
  method: 'GET',
  body: null,
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
} as const;

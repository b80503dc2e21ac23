import * as z from 'zod/mini';

/** The accounts whose holdings are read: the one that is open, or all of the login. */
export const accounts = z.optional(z.enum(['own', 'all']));

/** A number of a page in a query, from 1. */
export const page = z.coerce.number().check(z.gte(1), z.lte(10_000), z.multipleOf(1));

/** The parts of calls that read what somebody holds: a minor who has turned 18 sees it too; a call that leads to an order or a redemption is none of theirs. */
export const readOwn = {
  method: 'GET',
  body: null,
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
} as const;

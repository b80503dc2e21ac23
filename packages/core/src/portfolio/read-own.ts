import * as z from 'zod/mini';

/** Whose holdings: those of the account that is open, or of all accounts of the login. */
export const accounts = z.optional(z.enum(['own', 'all']));

/** A number of a page in a query, from 1. */
export const page = z.coerce.number().check(z.gte(1), z.lte(10_000), z.multipleOf(1));

/** The parts of calls that read a portfolio. */
export const readOwn = {
  method: 'GET',
  body: null,
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
} as const;

import * as z from 'zod/mini';
import { meta, nothing } from '#http/index.js';

/** What the calls of the console share. */
export const access = ['operator'] as const;
export const reason = z.string().check(z.maxLength(2_000));
export const id = z.string().check(z.maxLength(100));
/** The last one of a page, after which the next begins. */
export const after = z.optional(z.string().check(z.maxLength(100)));
export const none = meta(z.null());
export const read = {
  method: 'GET',
  query: nothing,
  body: null,
  errors: [],
  access,
  effect: 'read',
  secrets: [],
} as const;

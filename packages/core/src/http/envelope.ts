import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.js';

/**
 * The body of a call that takes one file: `multipart/form-data` with the field `file`. In the program it is the file's bytes and the name
 * its owner gave it.
 */
export const fileBody = z.object({ file: z.instanceof(Uint8Array), name: z.optional(z.string()) });

/** Tells whether the body travels as a form with a file, not as JSON. */
export function sendsFile({ body }: Pick<Endpoint, 'body'>): boolean {
  return body === fileBody;
}

/** Wraps data as `{ operationMessage, responseData }`, with which one half of the calls answers. */
export function operation<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ operationMessage: z.literal('success'), responseData: data });
}

/** Wraps data as `{ meta, data }`, with which the other half answers. */
export function meta<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ meta: z.object({ message: z.literal('success'), statusCode: z.number() }), data });
}

/** The body of every failure. Readers of either envelope find their field in it. */
export const failureSchema = z.object({
  operationMessage: z.literal('failure'),
  /** The name by which existing readers know the code; null for `orders_pending`, which they know by its absence. */
  errorEnum: z.nullable(z.string()),
  /** The sentence to show; the list of orders for `orders_pending`, `{ expired: true }` for `transaction_otp_expired`. */
  responseData: z.unknown(),
  meta: z.object({ message: z.literal('failure'), statusCode: z.number(), error: z.string() }),
  error: z.object({
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    requestId: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    /** Seconds. */
    retryAfter: z.optional(z.number()),
    /** Further data of the failure, such as the pending orders. */
    data: z.optional(z.unknown()),
  }),
});

/** A value that `failureSchema` has decoded. */
export type Failure = z.infer<typeof failureSchema>;

/** The query or body of a call that has none. */
export const nothing = z.object({});

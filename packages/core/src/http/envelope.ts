import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.js';

/** Body of a call that takes one file: `multipart/form-data` with the field `file`. In the program: its bytes, and what its owner calls it. */
export const fileBody = z.object({ file: z.instanceof(Uint8Array), name: z.optional(z.string()) });

/** True when the body travels as a form with a file, not as JSON. */
export function sendsFile({ body }: Pick<Endpoint, 'body'>): boolean {
  return body === fileBody;
}

/** `{ operationMessage, responseData }`: how one half of the calls answers. */
export function operation<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ operationMessage: z.literal('success'), responseData: data });
}

/** `{ meta, data }`: how the other half answers. */
export function meta<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ meta: z.object({ message: z.literal('success'), statusCode: z.number() }), data });
}

/** The body of every failure. Readers of either envelope find their field in it. */
export const failureSchema = z.object({
  operationMessage: z.literal('failure'),
  /** The name that existing readers know the code by; null for `orders_pending`, whose sign is that it has none. */
  errorEnum: z.nullable(z.string()),
  /** The sentence to show; of `orders_pending` their list, of `transaction_otp_expired` `{ expired: true }`. */
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
    /** What the failure carries besides, such as the pending orders. */
    data: z.optional(z.unknown()),
  }),
});

export type Failure = z.infer<typeof failureSchema>;

/** Query or body of a call that takes none. */
export const nothing = z.object({});

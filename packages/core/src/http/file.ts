import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.js';

/** Body of a call that takes one file: `multipart/form-data` with the field `file`. In the program: its bytes, and what its owner calls it. */
export const fileBody = z.object({ file: z.instanceof(Uint8Array), name: z.optional(z.string()) });

/** True when the body travels as a form with a file, not as JSON. */
export function sendsFile({ body }: Pick<Endpoint, 'body'>): boolean {
  return body === fileBody;
}

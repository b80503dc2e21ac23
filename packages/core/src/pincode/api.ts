import * as z from 'zod/mini';
import { endpoint } from '#http/index.js';

/** Describes city and state of a pincode. */
const placeSchema = z.object({ city: z.string(), state: z.string() });

export const getPincodeDetails = endpoint({
  name: 'getPincodeDetails',
  method: 'GET',
  path: '/api/v1/pincode/get-pincode-details',
  query: z.object({ pincode: z.string() }),
  body: null,
  reply: z.object({ operationMessage: z.enum(['true', 'false']), responseData: z.nullable(placeSchema) }),
  errors: ['pincode_unchecked', 'too_many_requests'],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

/** A value that `placeSchema` has decoded. */
export type Place = z.output<typeof placeSchema>;

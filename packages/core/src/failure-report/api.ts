import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { CHUNK_PLACE, ERROR_CLASS, FAILURE_REPORTS, MAX_PLACES, PAGE_PATTERN } from './rules.js';

export const reportFailure = endpoint({
  name: 'reportFailure',
  method: 'POST',
  path: FAILURE_REPORTS,
  query: nothing,
  body: z.object({
    page: z.string().check(z.regex(PAGE_PATTERN)),
    errorClass: z.string().check(z.regex(ERROR_CLASS)),
    places: z.array(z.string().check(z.regex(CHUNK_PLACE))).check(z.maxLength(MAX_PLACES)),
  }),
  reply: operation(z.object({ requestId: z.string() })),
  errors: ['too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';

export const getFoliosForScheme = endpoint({
  name: 'getFoliosForScheme',
  method: 'GET',
  path: '/api/v1/portfolio/folios-for-scheme',
  query: z.object({ schemeId: z.string() }),
  body: null,
  /** The folios with the scheme's fund house, those that hold the scheme first. */
  reply: meta(z.array(z.object({ folioNo: z.string(), holdsScheme: z.boolean() }))),
  errors: ['scheme_unknown'],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { instantCodec } from '#time/index.js';

const token = z.string().check(z.maxLength(200));
const password = z.string().check(z.maxLength(500));
const code = z.string().check(z.maxLength(20));
const signedIn = operation(z.object({ name: z.string() }));

export const readEnrolment = endpoint({
  name: 'readEnrolment',
  method: 'POST',
  path: '/login/operator/enrolment',
  query: nothing,
  body: z.object({ token }),
  /** The secret of the authenticator app, and the address that such an app reads: from a QR code, or by a press on the same device. */
  reply: operation(
    z.object({
      name: z.string(),
      secret: z.string(),
      address: z.string(),
      /** The dark cells as an SVG path, and how many cells each side has. */
      qr: z.object({ size: z.number(), path: z.string() }),
      /** The code that is good now, in a sandbox, whose clock is not that of a phone. */
      code: z.optional(z.nullable(z.string())),
    }),
  ),
  errors: ['login_link_invalid'],
  access: ['visitor'],
  effect: 'read',
  secrets: ['token'],
});

export const enrolOperator = endpoint({
  name: 'enrolOperator',
  method: 'POST',
  path: '/login/operator/enrol',
  query: nothing,
  body: z.object({ token, password, code }),
  reply: signedIn,
  errors: ['login_link_invalid', 'invalid_input'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['token', 'password', 'code'],
});

export const signInOperator = endpoint({
  name: 'signInOperator',
  method: 'POST',
  path: '/login/operator',
  query: nothing,
  body: z.object({ name: z.string().check(z.maxLength(100)), password, code }),
  reply: signedIn,
  errors: ['operator_refused', 'too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['name', 'password', 'code'],
});

export const signOutOperator = endpoint({
  name: 'signOutOperator',
  method: 'POST',
  path: '/api/v1/operator/sign-out',
  query: nothing,
  body: nothing,
  reply: meta(z.null()),
  errors: [],
  access: ['operator'],
  effect: 'write',
  secrets: [],
});

const count = z.number();
const waiting = z.object({
  jobs: count,
  proposals: count,
  bankReviews: count,
  kyc: count,
  advisors: count,
  deletions: count,
  /** The findings of the last reconciliation; null before the first. */
  findings: z.nullable(count),
});

const operatorHomeSchema = z.object({
  name: z.string(),
  now: instantCodec,
  waiting,
  lastReconciliation: z.nullable(instantCodec),
});
/** What an operator sees first. */
export type OperatorHome = z.output<typeof operatorHomeSchema>;

export const getOperatorHome = endpoint({
  name: 'getOperatorHome',
  method: 'GET',
  path: '/api/v1/operator',
  query: nothing,
  body: null,
  reply: meta(
    z.object({
      /** Nothing here moves real money. */
      isSandbox: z.boolean(),
      /** null in a browser that no operator is signed in with: the page asks for the way in. */
      home: z.nullable(operatorHomeSchema),
    }),
  ),
  errors: [],
  access: ['operator', 'visitor'],
  effect: 'read',
  secrets: [],
});

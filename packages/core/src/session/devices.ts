import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';

/* @__NO_SIDE_EFFECTS__ */
const id = () => z.string().check(z.maxLength(100));

/** Describes a device on which the account holder has signed in; `partnerName` is that of the page, null for our own. */
const deviceSchema = z.object({
  deviceId: z.string(),
  /** Browser and system, such as "Chrome on Android". */
  name: z.string(),
  partnerName: z.nullable(z.string()),
  firstSeenAt: z.number(),
  lastSeenAt: z.number(),
  isThis: z.boolean(),
});

/**
 * Describes a session that is open now. `by` says who began it: the account holder, a partner's server for them, or an advisor, who is then
 * named.
 */
const sessionSchema = z.object({
  sessionId: z.string(),
  by: z.enum(['owner', 'partner', 'advisor']),
  /** null where it began before browsers were kept. */
  browser: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  advisorName: z.nullable(z.string()),
  startedAt: z.number(),
  lastSeenAt: z.number(),
  isThis: z.boolean(),
});

/** A value that `deviceSchema` has decoded. */
export type Device = z.output<typeof deviceSchema>;
/** A value that `sessionSchema` has decoded. */
export type OpenSession = z.output<typeof sessionSchema>;

const common = { query: nothing, access: ['investor', 'minor'], inPerson: true, secrets: [] } as const;

export const getDevices = endpoint({
  ...common,
  name: 'getDevices',
  method: 'GET',
  path: '/api/v1/devices',
  body: null,
  reply: meta(z.object({ devices: z.array(deviceSchema), sessions: z.array(sessionSchema) })),
  errors: [],
  effect: 'read',
});

export const endSession = endpoint({
  ...common,
  name: 'endSession',
  method: 'POST',
  path: '/api/v1/devices/end-session',
  body: z.object({ sessionId: id() }),
  reply: meta(z.null()),
  errors: ['not_found'],
  effect: 'write',
});

export const removeDevice = endpoint({
  ...common,
  name: 'removeDevice',
  method: 'POST',
  path: '/api/v1/devices/remove',
  body: z.object({ deviceId: id() }),
  reply: meta(z.null()),
  errors: ['not_found'],
  effect: 'write',
});

export const endOtherSessions = endpoint({
  ...common,
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/v1/devices/end-others',
  body: nothing,
  reply: meta(z.object({ ended: z.number() })),
  errors: [],
  effect: 'write',
});

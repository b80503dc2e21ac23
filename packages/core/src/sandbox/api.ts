import * as z from 'zod/mini';
import { agentSchema } from '#agent/index.js';
import { endpoint, nothing } from '#http/index.js';
import { KYC_STATUSES } from '#kyc/index.js';
import { dateCodec, instantCodec } from '#time/index.js';

/** Describes a message that the sandbox's notifier "sent". */
const sandboxMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email', 'whatsapp']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  otp: z.nullable(z.string()),
  sentAt: instantCodec,
});

const clock = z.object({ now: instantCodec, businessDate: z.string() });

export const sandboxMessages = endpoint({
  name: 'sandboxMessages',
  method: 'GET',
  path: '/sandbox/messages',
  query: z.object({ to: z.optional(z.string()) }),
  body: null,
  reply: z.array(sandboxMessageSchema),
  errors: [],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const sandboxClock = endpoint({
  name: 'sandboxClock',
  method: 'GET',
  path: '/sandbox/clock',
  query: nothing,
  body: null,
  reply: clock,
  errors: [],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const advanceSandboxClock = endpoint({
  name: 'advanceSandboxClock',
  method: 'POST',
  path: '/sandbox/clock',
  query: nothing,
  body: z.object({ advance: z.string() }),
  reply: clock,
  errors: ['invalid_input'],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

export const resetSandbox = endpoint({
  name: 'resetSandbox',
  method: 'POST',
  path: '/sandbox/reset',
  query: nothing,
  body: nothing,
  reply: clock,
  errors: [],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

export const setSandboxKyc = endpoint({
  name: 'setSandboxKyc',
  method: 'POST',
  path: '/sandbox/kyc',
  query: nothing,
  body: z.object({ pan: z.string(), status: z.enum(KYC_STATUSES) }),
  reply: z.object({ status: z.enum(KYC_STATUSES) }),
  errors: ['invalid_input'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['pan'],
});

export const loadSandboxFixture = endpoint({
  name: 'loadSandboxFixture',
  method: 'POST',
  path: '/sandbox/fixtures',
  query: nothing,
  body: z.object({ name: z.enum(['hard-data', 'operator-work', 'advisor-book']) }),
  reply: z.object({ mobile: z.string(), cartId: z.string(), orderNo: z.string() }),
  errors: ['invalid_input'],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

export const withdrawSandboxNfo = endpoint({
  name: 'withdrawSandboxNfo',
  method: 'POST',
  path: '/sandbox/nfos/withdraw',
  query: nothing,
  /** The id of a new fund offer whose units are not allotted yet. */
  body: z.object({ schemeId: z.string() }),
  reply: z.object({ withdrawnOn: dateCodec }),
  errors: ['scheme_unknown', 'invalid_input'],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

export const sandboxPartners = endpoint({
  name: 'sandboxPartners',
  method: 'GET',
  path: '/sandbox/partners',
  query: nothing,
  body: null,
  reply: z.array(
    z.object({
      partner: z.string(),
      name: z.string(),
      advisors: z.array(z.extend(agentSchema, { customers: z.array(z.object({ ucc: z.string(), name: z.string() })) })),
    }),
  ),
  errors: [],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const makeSandboxLaunchTicket = endpoint({
  name: 'makeSandboxLaunchTicket',
  method: 'POST',
  path: '/sandbox/launch-ticket',
  query: nothing,
  /** `ucc` names the customer for whom the advisor acts on arrival. */
  body: z.object({ partner: z.string(), agentCode: z.string(), ucc: z.optional(z.string()) }),
  reply: z.object({ ticket: z.string(), path: z.string() }),
  errors: ['agent_unknown'],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

export const sandboxOperators = endpoint({
  name: 'sandboxOperators',
  method: 'GET',
  path: '/sandbox/operators',
  query: nothing,
  body: null,
  /** What each operator logs in to the console with; `code` is good now, once: the clock here is not that of a phone. `password`: '' of one who has set their own. */
  reply: z.array(z.object({ name: z.string(), password: z.string(), code: z.string() })),
  errors: [],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

/** A value that `sandboxMessageSchema` has decoded. */
export type SandboxMessage = z.output<typeof sandboxMessageSchema>;

import * as z from 'zod/mini';
import { endpoint, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';

/** Something the sandbox's notifier "sent". */
export const sandboxMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  otp: z.nullable(z.string()),
  sentAt: instantCodec,
});

const clock = z.object({ now: instantCodec, businessDate: z.string() });

export const sandboxMessages = endpoint({
  name: 'sandboxMessages',
  summary: 'What was sent to a mobile or e-mail (to everybody without `to`), newest first.',
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
  summary: "The sandbox's time.",
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
  summary:
    'Moves time forward by an ISO duration ("P2D", "PT30M") or business days ("2B"); all that falls due on the way runs.',
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
  summary: 'Back to the seeded state.',
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

export type SandboxMessage = z.output<typeof sandboxMessageSchema>;

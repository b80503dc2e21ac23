import * as z from 'zod/mini';
import { agentSchema } from '#agent/index.js';
import { endpoint, nothing, operation } from '#http/index.js';
import { tokenInfoSchema, userSchema } from './api.js';

/** Describes who is signed in: an account holder, an advisor, or (both set) an advisor in the account of a customer. */
export const currentUserSchema = z.extend(tokenInfoSchema, {
  user: z.nullable(userSchema),
  /** Backends that know no advisors leave it out. */
  advisor: z.optional(z.nullable(agentSchema)),
});

export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  summary: 'Returns who is signed in.',
  method: 'GET',
  path: '/login/get-current-user',
  query: nothing,
  body: null,
  reply: operation(currentUserSchema),
  errors: ['signed_out'],
  access: ['investor', 'minor', 'advisor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export const launch = endpoint({
  name: 'launch',
  summary: "Exchanges an advisor's launch ticket, which their partner's server signed, for a session. Each works once.",
  method: 'POST',
  path: '/login/launch',
  query: nothing,
  body: z.object({ encryptedId: z.string() }),
  reply: operation(currentUserSchema),
  errors: ['launch_ticket_invalid', 'launch_ticket_expired', 'launch_ticket_used', 'agent_unknown', 'customer_unknown'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['encryptedId'],
});

export const exitAccount = endpoint({
  name: 'exitAccount',
  summary: 'Lets an advisor leave the account of a customer and go on as themselves.',
  method: 'POST',
  path: '/login/exit-account',
  query: nothing,
  body: nothing,
  reply: operation(currentUserSchema),
  errors: ['signed_out', 'forbidden'],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: [],
});

/** A value that `currentUserSchema` has decoded. */
export type CurrentUser = z.output<typeof currentUserSchema>;

import * as z from 'zod/mini';
import { agentSchema } from '#agent/index.js';
import { ADVISORS, endpoint, nothing, operation } from '#http/index.js';

/** Describes an account holder as the session knows them. `taxStatus` is an account-type code ("01" individual, "02" minor …). */
const userSchema = z.object({
  encryptedId: z.string(),
  name: z.string(),
  taxStatus: z.string(),
  /** Set for a minor who has turned 18; they may look but not transact. */
  majorStatus: z.nullable(z.string()),
  mintAgentCode: z.nullable(z.string()),
  /** 0 is not begun, 1 sent, 2 refused, 3 registered with the exchange. */
  registeredWithBse: z.number(),
  /** What the session may do where a partner's server began it by a ticket, `read` or `invest`; null or absent where its person signed in themselves. */
  signedOnTo: z.optional(z.nullable(z.string())),
});

/** Describes one of the profiles that a person may switch to. */
const profileChoiceSchema = z.object({ encryptedId: z.string(), name: z.string(), taxStatus: z.string() });

/** Describes the result of a login. `token` is null where the session travels in an HttpOnly cookie. */
export const tokenInfoSchema = z.object({
  token: z.nullable(z.string()),
  user: userSchema,
  /** Seconds without a call after which the server ends the session. */
  idleSeconds: z.number(),
  /** All profiles of the person, in the order in which they are offered; empty for an advisor, and from a backend that does not say. */
  profiles: z._default(z.array(profileChoiceSchema), []),
});

/** Describes who is signed in: an account holder, an advisor, or (both set) an advisor in the account of a customer. */
const currentUserSchema = z.extend(tokenInfoSchema, {
  user: z.nullable(userSchema),
  /** Backends that know no advisors leave it out. */
  advisor: z.optional(z.nullable(agentSchema)),
});

export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
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

export const enterAccount = endpoint({
  name: 'enterAccount',
  method: 'POST',
  path: '/login/enter-account',
  query: nothing,
  body: z.object({ encryptedId: z.string() }),
  reply: operation(currentUserSchema),
  errors: ['signed_out', 'forbidden', 'customer_unknown'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

/** A value that `currentUserSchema` has decoded. */
export type CurrentUser = z.output<typeof currentUserSchema>;

export const chooseProfile = endpoint({
  name: 'chooseProfile',
  method: 'POST',
  path: '/login/choose-profile',
  query: nothing,
  body: z.object({ encryptedId: z.string() }),
  reply: operation(tokenInfoSchema),
  errors: ['signed_out', 'not_found'],
  access: ['investor', 'minor'],
  effect: 'write',
  secrets: [],
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/login/logout',
  query: nothing,
  body: null,
  reply: operation(z.null()),
  errors: [],
  access: ['visitor'],
  effect: 'write',
  secrets: [],
});

/** A value that `profileChoiceSchema` has decoded. */
export type ProfileChoice = z.output<typeof profileChoiceSchema>;
/** A value that `userSchema` has decoded. */
export type User = z.output<typeof userSchema>;
/** A value that `tokenInfoSchema` has decoded. */
export type TokenInfo = z.output<typeof tokenInfoSchema>;

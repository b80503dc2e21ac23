import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';

/** Account holder as the session knows him. `taxStatus` is an account-type code ("01" individual, "02" minor …). */
export const userSchema = z.object({
  encryptedId: z.string(),
  name: z.string(),
  taxStatus: z.string(),
  /** Set for a minor who has turned 18; he may look but not transact. */
  majorStatus: z.nullable(z.string()),
  mintAgentCode: z.nullable(z.string()),
  /** 0 not begun, 1 sent, 2 refused, 3 registered with the exchange. */
  registeredWithBse: z.number(),
});

/** Result of a login. `token` is null where the session travels in an HttpOnly cookie. */
export const tokenInfoSchema = z.object({
  token: z.nullable(z.string()),
  user: userSchema,
  /** Seconds without a call after which the server ends the session. */
  idleSeconds: z.number(),
});

export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  summary: 'Who is signed in.',
  method: 'GET',
  path: '/login/get-current-user',
  query: nothing,
  body: null,
  reply: operation(tokenInfoSchema),
  errors: ['signed_out'],
  access: ['investor', 'minor', 'advisor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export const checkMobileNumber = endpoint({
  name: 'checkMobileNumber',
  summary: 'Which step of the login comes next for a mobile. An empty list: a new visitor.',
  method: 'GET',
  path: '/login/check-mobile-number',
  query: z.object({ mobile: z.string() }),
  body: null,
  reply: operation(z.array(z.object({ hasPassword: z.boolean() }))),
  errors: ['invalid_input', 'mapped_to_other_agent', 'too_many_requests'],
  access: ['visitor'],
  effect: 'read',
  secrets: ['mobile'],
});

export const verifyPassword = endpoint({
  name: 'verifyPassword',
  summary: 'Signs in by mobile and password. One profile: the session is ready. Several: chooseProfile comes next.',
  method: 'POST',
  path: '/login/verify-password',
  query: nothing,
  body: z.object({ username: z.string(), password: z.string() }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['wrong_password', 'mapped_to_other_agent', 'too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['username', 'password'],
});

export const chooseProfile = endpoint({
  name: 'chooseProfile',
  summary: 'Picks one of the profiles that a login returned.',
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
  summary: 'Ends the session; answers alike when there was none.',
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

export type User = z.output<typeof userSchema>;
export type TokenInfo = z.output<typeof tokenInfoSchema>;

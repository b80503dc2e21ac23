import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';

/** Describes an account holder as the session knows them. `taxStatus` is an account-type code ("01" individual, "02" minor …). */
export const userSchema = z.object({
  encryptedId: z.string(),
  name: z.string(),
  taxStatus: z.string(),
  /** Set for a minor who has turned 18; they may look but not transact. */
  majorStatus: z.nullable(z.string()),
  mintAgentCode: z.nullable(z.string()),
  /** 0 is not begun, 1 sent, 2 refused, 3 registered with the exchange. */
  registeredWithBse: z.number(),
});

/** Describes the result of a login. `token` is null where the session travels in an HttpOnly cookie. */
export const tokenInfoSchema = z.object({
  token: z.nullable(z.string()),
  user: userSchema,
  /** Seconds without a call after which the server ends the session. */
  idleSeconds: z.number(),
});

/** The ticket of a verified one-time password; a call without it is refused with `otp_required`. */
const ticketSchema = z._default(z.string(), '');

export const checkMobileNumber = endpoint({
  name: 'checkMobileNumber',
  summary: 'Returns the next step of the login for a mobile: one entry, or none for a new visitor.',
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

export const sendLoginOtp = endpoint({
  name: 'sendLoginOtp',
  summary:
    'Sends a one-time password to a mobile, known or not. `flag` 0: to sign up or set a first password; 1: forgotten password.',
  method: 'POST',
  path: '/login/send-otp',
  query: nothing,
  body: z.object({ mobile: z.string(), flag: z.literal([0, 1]) }),
  reply: operation(
    z.object({
      /** Seconds until another OTP may be asked for. */
      resendAfter: z.number(),
    }),
  ),
  errors: ['invalid_input', 'otp_too_soon', 'too_many_requests', 'otp_not_sent'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['mobile'],
});

export const verifyLoginOtp = endpoint({
  name: 'verifyLoginOtp',
  summary:
    'Exchanges a one-time password for a ticket, which sets a password or opens an account once, within ten minutes.',
  method: 'POST',
  path: '/login/verify-login-otp',
  query: nothing,
  body: z.object({ mobile: z.string(), otp: z.string() }),
  reply: operation(z.object({ ticket: z.string() })),
  errors: ['invalid_input', 'otp_wrong', 'otp_expired', 'otp_spent', 'too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['mobile', 'otp'],
});

export const updatePassword = endpoint({
  name: 'updatePassword',
  summary: 'Sets the password of an account, ends its other sessions and signs in.',
  method: 'POST',
  path: '/login/update-password',
  query: nothing,
  body: z.object({ mobile: z.string(), password: z.string(), ticket: ticketSchema }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['invalid_input', 'otp_required', 'not_found', 'account_closed', 'mapped_to_other_agent', 'wrong_password'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['mobile', 'password', 'ticket'],
});

export const userLogin = endpoint({
  name: 'userLogin',
  summary: 'Opens an account for a new visitor and signs in.',
  method: 'POST',
  path: '/login/user-login',
  query: nothing,
  body: z.object({
    emailId: z.string(),
    mobile: z.string(),
    userName: z.string(),
    password: z.string(),
    ticket: ticketSchema,
  }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['invalid_input', 'otp_required', 'account_exists'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['emailId', 'mobile', 'userName', 'password', 'ticket'],
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

/** A value that `userSchema` has decoded. */
export type User = z.output<typeof userSchema>;
/** A value that `tokenInfoSchema` has decoded. */
export type TokenInfo = z.output<typeof tokenInfoSchema>;

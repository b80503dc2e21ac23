import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { tokenInfoSchema } from './current-user.js';

export const checkMobileNumber = endpoint({
  name: 'checkMobileNumber',
  method: 'GET',
  path: '/login/check-mobile-number',
  query: z.object({ mobile: z.string() }),
  body: null,
  reply: operation(z.array(z.object({ hasPassword: z.boolean() }))),
  errors: ['invalid_input', 'too_many_requests'],
  access: ['visitor'],
  effect: 'read',
  secrets: ['mobile'],
});

export const verifyPassword = endpoint({
  name: 'verifyPassword',
  method: 'POST',
  path: '/login/verify-password',
  query: nothing,
  /** `ticket`: of a verified code, where the password alone was refused with `otp_required`. */
  body: z.object({ username: z.string(), password: z.string(), ticket: z.optional(z.string()) }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['wrong_password', 'otp_required', 'mapped_to_other_agent', 'too_many_requests'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['username', 'password', 'ticket'],
});

export const sendLoginOtp = endpoint({
  name: 'sendLoginOtp',
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
  errors: ['invalid_input', 'otp_too_soon', 'otp_wait', 'too_many_requests', 'otp_not_sent'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['mobile'],
});

export const verifyLoginOtp = endpoint({
  name: 'verifyLoginOtp',
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

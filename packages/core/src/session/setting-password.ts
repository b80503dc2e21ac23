import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { tokenInfoSchema } from './current-user.js';

/** The ticket of a verified one-time password; a call without it is refused with `otp_required`. */
const ticketSchema = z._default(z.string(), '');

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/login/update-password',
  query: nothing,
  /** `emailOtp`: the code of `sendResetCode`, where the mobile alone was refused with `second_proof_required`; its faults are `email_code_wrong` and `email_code_over`. */
  body: z.object({
    mobile: z.string(),
    password: z.string(),
    ticket: ticketSchema,
    emailOtp: z.optional(z.string()),
  }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: [
    'invalid_input',
    'otp_required',
    'second_proof_required',
    'not_found',
    'mapped_to_other_agent',
    'wrong_password',
  ],
  access: ['visitor'],
  effect: 'write',
  secrets: ['mobile', 'password', 'ticket', 'emailOtp'],
});

export const sendResetCode = endpoint({
  name: 'sendResetCode',
  method: 'POST',
  path: '/login/send-reset-code',
  query: nothing,
  body: z.object({ mobile: z.string(), ticket: ticketSchema }),
  reply: operation(
    z.object({
      /** The address with most of its letters left out; null where none is verified, and no code is sent. */
      sentTo: z.nullable(z.string()),
      /** A passkey may stand in for the code. */
      hasPasskey: z.boolean(),
      /** Seconds until another code may be asked for. */
      resendAfter: z.number(),
    }),
  ),
  errors: [
    'invalid_input',
    'otp_required',
    'not_found',
    'mapped_to_other_agent',
    'otp_too_soon',
    'otp_wait',
    'too_many_requests',
    'otp_not_sent',
  ],
  access: ['visitor'],
  effect: 'write',
  secrets: ['mobile', 'ticket'],
});

export const userLogin = endpoint({
  name: 'userLogin',
  method: 'POST',
  path: '/login/user-login',
  query: nothing,
  body: z.object({
    emailId: z.string(),
    mobile: z.string(),
    userName: z.string(),
    /** The version of the line that the visitor agreed to (`signUpConsent`); it is kept with its time. */
    consent: z.optional(z.string().check(z.maxLength(40))),
    password: z.string(),
    ticket: ticketSchema,
  }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['invalid_input', 'otp_required', 'account_exists'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['emailId', 'mobile', 'userName', 'password', 'ticket'],
});

import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing } from '#http/index.js';

/** The time in India at which an advisor hears by email what waits, on days on which the exchange is open. */
export const MORNING_MAIL_AT = '08:00';

/** The address to which the mail of each morning goes; null where none does. */
const morningMailSchema = z.object({ email: z.nullable(z.string()) });

export const getMorningMail = endpoint({
  name: 'getMorningMail',
  method: 'GET',
  path: '/api/v1/agent-morning-mail',
  query: nothing,
  body: null,
  reply: meta(morningMailSchema),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

/** What is written to an advisor is in it: one of `LANGUAGES`. */
export const setAdvisorLanguage = endpoint({
  name: 'setAdvisorLanguage',
  method: 'POST',
  path: '/api/v1/agent-language',
  query: nothing,
  /** A BCP 47 tag; one that the product does not speak is English. */
  body: z.object({ language: z.string().check(z.minLength(2), z.maxLength(35)) }),
  reply: meta(z.object({ language: z.string() })),
  errors: [],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

export const sendMorningMailCode = endpoint({
  name: 'sendMorningMailCode',
  method: 'POST',
  path: '/api/v1/agent-morning-mail/code',
  query: nothing,
  body: z.object({ email: z.string() }),
  /** Seconds until another code can be asked for. */
  reply: meta(z.object({ resendAfter: z.number() })),
  errors: ['invalid_input', 'otp_too_soon', 'otp_wait', 'too_many_requests', 'otp_not_sent'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['email'],
});

export const setMorningMail = endpoint({
  name: 'setMorningMail',
  method: 'POST',
  path: '/api/v1/agent-morning-mail',
  query: nothing,
  /** An address with the code that went to it, or null: no mail any more. */
  body: z.object({ email: z.nullable(z.string()), otp: z.optional(z.string()) }),
  reply: meta(morningMailSchema),
  errors: ['invalid_input', 'otp_wrong', 'otp_expired', 'otp_spent', 'too_many_requests'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['email', 'otp'],
});

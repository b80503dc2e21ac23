import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { REGISTRATION_STATE } from '#registration/index.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** Describes how far the registration with the exchange has come. */
const registrationSchema = z.object({
  registeredWithBse: z.literal(Object.values(REGISTRATION_STATE)),
  /** The reason why it was refused, in words on which the person can act; null unless it was. */
  exchangeRefusal: z.nullable(z.string()),
});

export const checkBseStatus = endpoint({
  name: 'checkBseStatus',
  method: 'GET',
  path: '/api/v2/profiles/check-bse-status',
  query: nothing,
  body: null,
  reply: meta(registrationSchema),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const saveUser = endpoint({
  name: 'saveUser',
  method: 'POST',
  path: '/api/v2/profiles/save-user',
  query: nothing,
  body: z.object({
    /** The ticket comes from verifyOnboardingOtp. */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(registrationSchema),
  errors: ['not_onboarded', 'otp_required'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});

export const createAofUrl = endpoint({
  name: 'createAofUrl',
  method: 'POST',
  path: '/api/v1/checkout/create-aof-url',
  query: nothing,
  body: nothing,
  reply: operation(z.object({ aofUrl: z.string() })),
  errors: ['not_onboarded', 'profile_locked', 'too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

/** A value that `registrationSchema` has decoded. */
export type Registration = z.output<typeof registrationSchema>;

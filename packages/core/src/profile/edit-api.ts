import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { nomineeSchema, profileSchema, profileViewSchema } from './schemas.js';

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'Who the account holder is, how he is reached, and how far his registration has come.',
  method: 'GET',
  path: '/api/v1/profile',
  query: nothing,
  body: null,
  reply: operation(profileSchema),
  errors: ['signed_out', 'forbidden'],
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

const access = ['investor', 'advisor_for_customer'] as const;

/** Of the session's own profile, by its `encryptedId` or its client code; any other is refused with `other_account`. */
const ofProfile = z.object({ ucc: z.string() });
const text = z.optional(z.string());

export const getProfileView = endpoint({
  name: 'getProfileView',
  summary: 'All that its holder is shown of a profile, and the step of onboarding at which it stands.',
  method: 'GET',
  path: '/api/v2/profiles/{ucc}',
  query: ofProfile,
  body: null,
  reply: meta(profileViewSchema),
  errors: ['other_account'],
  access: ['investor', 'minor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export const saveProfile = endpoint({
  name: 'saveProfile',
  summary: 'Keeps what a step of onboarding was told, all of it or nothing. Fields that are left out stay as they are.',
  method: 'POST',
  path: '/api/v2/profiles/{ucc}',
  query: ofProfile,
  body: z.object({
    gender: text,
    /** DD/MM/YYYY, as it is typed. */
    dob: text,
    primaryEmail: text,
    mobileDeclarationFlag: text,
    emailDeclarationFlag: text,
    address: text,
    pincode: text,
    bankAccountType: text,
    occupationType: text,
    /** Its code or either of its spellings. */
    incomeSlab: text,
    /** All twelve digits. They go to the identity provider; the last four are kept. */
    aadhar: text,
    /** Agreement to the terms and the FATCA declaration; it cannot be taken back by this call. */
    fatcaCompliant: z.optional(z.literal(true)),
    /** With `true` the nominees come along; with `false` those there were are removed. */
    optIn: z.optional(z.boolean()),
    nomineeList: z.optional(z.array(nomineeSchema)),
  }),
  reply: meta(profileViewSchema),
  errors: ['other_account', 'invalid_input', 'profile_locked', 'pincode_unchecked', 'profile_not_updated'],
  access,
  effect: 'write',
  secrets: ['dob', 'primaryEmail', 'address', 'aadhar', 'nomineeList'],
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary: 'Changes how a registered investor is reached, by the ticket of an OTP. The exchange is told.',
  method: 'POST',
  path: '/api/v2/profiles/update-user-profile/{ucc}',
  query: ofProfile,
  body: z.object({
    primaryEmail: text,
    address: text,
    pincode: text,
    /** From verifyProfileOtp. */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(profileViewSchema),
  errors: ['other_account', 'invalid_input', 'not_onboarded', 'otp_required', 'pincode_unchecked'],
  access,
  effect: 'write',
  secrets: ['primaryEmail', 'address', 'ticket'],
});

export const autoPopulate = endpoint({
  name: 'autoPopulate',
  summary:
    'Fills what the profile lacks with what the identity provider was told under a request; both are answered. A profile that is locked stays as it is.',
  method: 'GET',
  path: '/api/v2/profiles/auto-populate/{ucc}',
  query: z.object({ ucc: z.string(), requestId: z.string() }),
  body: null,
  reply: meta(
    z.object({
      occupationCode: z.nullable(z.string()),
      cancelledChequeURL: z.nullable(z.string()),
      signatureURL: z.nullable(z.string()),
      address: z.nullable(z.string()),
      /** false: the person came back without sharing anything. */
      shared: z._default(z.boolean(), true),
    }),
  ),
  errors: ['other_account', 'redirect_failed'],
  access,
  effect: 'write',
  secrets: [],
});

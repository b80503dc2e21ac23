import * as z from 'zod/mini';
import { endpoint, linkSchema, meta, nothing, operation } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { fatcaSchema, nomineeSchema, profileSchema, profileViewSchema } from './schemas.js';

export const getProfile = endpoint({
  name: 'getProfile',
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

/** Names the session's own profile by its `encryptedId` or its client code; any other is refused with `other_account`. */
const ofProfile = z.object({ ucc: z.string() });
const text = z.optional(z.string());

/** Names the contact details that a form showed: while others are in force nothing is changed, so that nobody overwrites what they have not seen. */
const shownContact = z.optional(
  z.object({
    primaryEmail: z.nullable(z.string()),
    address: z.nullable(z.string()),
    pincode: z.nullable(z.string()),
  }),
);

export const getProfileView = endpoint({
  name: 'getProfileView',
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

export const revealIdentity = endpoint({
  name: 'revealIdentity',
  method: 'GET',
  path: '/api/v2/profiles/{ucc}/identity',
  query: ofProfile,
  body: null,
  reply: meta(
    z.object({
      pan: z.nullable(z.string()),
      dob: z.nullable(dateCodec),
      /** The ID numbers of the nominees, and the tax numbers of the tax residences, in their order; backends that mask none leave them out. */
      nomineeIds: z._default(z.array(z.string()), []),
      tins: z._default(z.array(z.string()), []),
    }),
  ),
  errors: ['other_account'],
  access: ['investor', 'minor'],
  inPerson: true,
  effect: 'read',
  secrets: [],
});

export const saveProfile = endpoint({
  name: 'saveProfile',
  method: 'POST',
  path: '/api/v2/profiles/{ucc}',
  query: ofProfile,
  body: z.object({
    gender: text,
    /** The date as DD/MM/YYYY, as it is typed. */
    dob: text,
    primaryEmail: text,
    mobileDeclarationFlag: text,
    emailDeclarationFlag: text,
    address: text,
    pincode: text,
    shown: shownContact,
    bankAccountType: text,
    occupationType: text,
    /** The slab's code or either of its spellings. */
    incomeSlab: text,
    /** All twelve digits. They go to the identity provider; the last four are kept. */
    aadhar: text,
    fatca: z.optional(fatcaSchema),
    /** The agreement to the terms and the FATCA declaration; this call cannot withdraw it. */
    fatcaCompliant: z.optional(z.literal(true)),
    /** `true`: the nominees come along; `false`: existing nominees are removed. */
    optIn: z.optional(z.boolean()),
    nomineeList: z.optional(z.array(nomineeSchema)),
  }),
  reply: meta(profileViewSchema),
  errors: [
    'other_account',
    'invalid_input',
    'profile_locked',
    'pincode_unchecked',
    'profile_changed',
    'profile_not_updated',
    'too_many_requests',
  ],
  access,
  effect: 'write',
  secrets: ['dob', 'primaryEmail', 'address', 'shown', 'aadhar', 'fatca', 'nomineeList'],
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/v2/profiles/update-user-profile/{ucc}',
  query: ofProfile,
  body: z.object({
    primaryEmail: text,
    /** Whose the email is; another email about which nothing is stated is the investor’s own. */
    emailDeclarationFlag: text,
    address: text,
    pincode: text,
    shown: shownContact,
    /** The ticket comes from verifyProfileOtp. */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(profileViewSchema),
  errors: ['other_account', 'invalid_input', 'not_onboarded', 'otp_required', 'pincode_unchecked', 'profile_changed'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['primaryEmail', 'address', 'shown', 'ticket'],
});

export const autoPopulate = endpoint({
  name: 'autoPopulate',
  method: 'GET',
  path: '/api/v2/profiles/auto-populate/{ucc}',
  query: z.object({ ucc: z.string(), requestId: z.string() }),
  body: null,
  reply: meta(
    z.object({
      occupationCode: z.nullable(z.string()),
      cancelledChequeURL: z.nullable(linkSchema),
      signatureURL: z.nullable(linkSchema),
      address: z.nullable(z.string()),
      /** false when the person came back without sharing anything. */
      shared: z._default(z.boolean(), true),
    }),
  ),
  errors: ['other_account', 'redirect_failed'],
  access,
  effect: 'write',
  secrets: [],
});

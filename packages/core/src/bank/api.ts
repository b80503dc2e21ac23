import * as z from 'zod/mini';
import { endpoint, fileBody, meta, nothing } from '#http/index.js';
import { profileViewSchema } from '#profile/schemas.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** Describes the branch of a bank that an IFSC names. */
export const branchSchema = z.object({ ifsc: z.string(), bank: z.string(), branch: z.string(), city: z.string() });

export const searchIfsc = endpoint({
  name: 'searchIfsc',
  method: 'GET',
  path: '/api/v1/ifsc/search-ifsc',
  query: z.object({ ifsc: z.string() }),
  body: null,
  reply: z.object({ content: z.array(branchSchema) }),
  errors: ['unavailable', 'too_many_requests'],
  access: ['visitor'],
  effect: 'read',
  secrets: [],
});

export const verifyBankAccount = endpoint({
  name: 'verifyBankAccount',
  method: 'POST',
  path: '/api/v2/profiles/bank-account-verification',
  query: nothing,
  body: z.object({
    /** The whole number. In the masked form of getProfile it means the linked account, about which the bank is asked again. */
    accNo: z.string(),
    ifsc: z.string(),
  }),
  reply: meta(
    z.object({
      /** The name of the PAN. */
      loggedInUserName: z.string(),
      /** The name that the bank holds. */
      accountHolderName: z.string(),
      /** true when both are one name (isSameName); otherwise the person is shown both and may go on. */
      nameMatches: z.boolean(),
      /** true when it was the linked, verified account before: the bank was not asked, and nothing has changed. */
      wasLinked: z.boolean(),
    }),
  ),
  errors: [
    'invalid_input',
    'bank_account_wrong',
    'ifsc_wrong',
    'bank_account_inactive',
    'bank_server_down',
    'too_many_requests',
    'profile_locked',
  ],
  access,
  effect: 'write',
  secrets: ['accNo'],
});

export const checkBankAccountStatus = endpoint({
  name: 'checkBankAccountStatus',
  method: 'GET',
  path: '/api/v2/profiles/check-bank-account-status',
  query: nothing,
  body: null,
  reply: meta(z.boolean()),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const uploadCancelledCheque = endpoint({
  name: 'uploadCancelledCheque',
  method: 'POST',
  path: '/api/v2/profiles/upload-cancelled-cheque',
  query: nothing,
  body: fileBody,
  reply: meta(
    z.object({
      /** A link to the picture that ends after some minutes; null when the backend could not keep it. */
      cancelledChequeURL: z.nullable(z.string()),
      bankAccountNumber: z.nullable(z.string()),
      ifscCode: z.nullable(z.string()),
    }),
  ),
  errors: ['file_not_allowed', 'too_many_pixels', 'cheque_not_stored', 'too_many_requests', 'profile_locked'],
  access,
  effect: 'write',
  secrets: [],
});

export const changeBankAccount = endpoint({
  name: 'changeBankAccount',
  method: 'POST',
  path: '/api/v2/profiles/change-bank-account/{ucc}',
  query: z.object({ ucc: z.string() }),
  body: z.object({
    accNo: z.string(),
    ifsc: z.string(),
    bankAccountType: z.string(),
    /** The ticket comes from verifyProfileOtp. */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(
    z.object({
      profile: profileViewSchema,
      /** The number of approved mandates that debit another account than the present one; they stay until they are cancelled. */
      mandatesElsewhere: z.number(),
    }),
  ),
  errors: [
    'other_account',
    'invalid_input',
    'not_onboarded',
    'otp_required',
    'bank_account_wrong',
    'ifsc_wrong',
    'bank_account_inactive',
    'bank_account_of_another',
    'unavailable',
    'too_many_requests',
  ],
  access,
  effect: 'write',
  secrets: ['accNo', 'ticket'],
});

/** A value that `branchSchema` has decoded. */
export type Branch = z.output<typeof branchSchema>;

import * as z from 'zod/mini';
import { endpoint, fileBody, linkSchema, meta, nothing } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { BANK_ACCOUNT_STATES, BANK_CHANGES } from './accounts.js';
import { BANK_ACCOUNT_TYPES } from './rules.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** Describes the branch of a bank that an IFSC names. */
const branchSchema = z.object({ ifsc: z.string(), bank: z.string(), branch: z.string(), city: z.string() });

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
      cancelledChequeURL: z.nullable(linkSchema),
      bankAccountNumber: z.nullable(z.string()),
      ifscCode: z.nullable(z.string()),
    }),
  ),
  errors: ['file_not_allowed', 'too_many_pixels', 'cheque_not_stored', 'too_many_requests', 'profile_locked'],
  access,
  effect: 'write',
  secrets: [],
});

/** Describes a bank account of an investor. A replaced one is among them as long as something depends on it. */
const bankAccountSchema = z.object({
  bankAccountId: z.string(),
  /** The number, masked but for the first and last three characters. */
  account: z.string(),
  bankName: z.string(),
  branchName: z.string(),
  ifsc: z.string(),
  bankAccountType: z.nullable(z.enum(BANK_ACCOUNT_TYPES)),
  state: z.enum(BANK_ACCOUNT_STATES),
  /** Payments are made from it unless another one is chosen. */
  isDefault: z.boolean(),
  /** Redemptions are credited to it now. */
  isForRedemptions: z.boolean(),
  /** The day from which redemptions will be credited to it; null where they are now, or will not be. */
  redemptionsFrom: z.nullable(dateCodec),
  /** The mandates in force or on their way that debit it, and the SIPs that go on by mandate. */
  mandates: z.number(),
  sips: z.number(),
});

const ofProfile = z.object({ ucc: z.string() });
const accounts = z.array(bankAccountSchema);
const newAccount = { accNo: z.string(), ifsc: z.string() };
/** The ticket comes from verifyProfileOtp. */
const ticket = z._default(z.string(), '');
const refusals = [
  'bank_account_wrong',
  'ifsc_wrong',
  'bank_account_inactive',
  'bank_account_known',
  'bank_accounts_full',
] as const;

export const getBankAccounts = endpoint({
  name: 'getBankAccounts',
  method: 'GET',
  path: '/api/v2/profiles/bank-accounts/{ucc}',
  query: ofProfile,
  body: null,
  reply: meta(accounts),
  errors: ['other_account'],
  access,
  effect: 'read',
  secrets: [],
});

export const checkNewBankAccount = endpoint({
  name: 'checkNewBankAccount',
  method: 'POST',
  path: '/api/v2/profiles/check-new-bank-account/{ucc}',
  query: ofProfile,
  body: z.object(newAccount),
  reply: meta(
    z.object({
      /** The name of the PAN. */
      onPan: z.string(),
      /** The name that the bank holds; null when the bank did not answer. */
      atBank: z.nullable(z.string()),
      /** true when both are one name; otherwise a cancelled cheque is asked for, and a person decides. */
      nameMatches: z.boolean(),
    }),
  ),
  errors: ['other_account', 'invalid_input', 'not_onboarded', ...refusals, 'too_many_requests'],
  access,
  effect: 'write',
  secrets: ['accNo'],
});

export const changeBankAccount = endpoint({
  name: 'changeBankAccount',
  method: 'POST',
  path: '/api/v2/profiles/change-bank-account/{ucc}',
  query: ofProfile,
  body: z.object({ kind: z.enum(BANK_CHANGES), ...newAccount, bankAccountType: z.string(), ticket }),
  reply: meta(
    z.object({
      accounts,
      /** true when nothing has changed yet: a person compares the names with the cancelled cheque first. */
      isInReview: z.boolean(),
    }),
  ),
  errors: ['other_account', 'invalid_input', 'not_onboarded', 'otp_required', ...refusals, 'too_many_requests'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['accNo', 'ticket'],
});

export const updateBankAccount = endpoint({
  name: 'updateBankAccount',
  method: 'POST',
  path: '/api/v2/profiles/update-bank-account/{ucc}',
  query: ofProfile,
  body: z.object({
    bankAccountId: z.string(),
    /** `default`: payments and redemptions use it from now on. `remove`: not the default one. */
    action: z.enum(['default', 'remove']),
    ticket,
  }),
  reply: meta(accounts),
  errors: ['other_account', 'not_onboarded', 'otp_required', 'bank_account_unknown'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});

/** A value that `bankAccountSchema` has decoded. */
export type BankAccount = z.output<typeof bankAccountSchema>;

/** A value that `branchSchema` has decoded. */
export type Branch = z.output<typeof branchSchema>;

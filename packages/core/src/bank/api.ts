import * as z from 'zod/mini';
import { endpoint, fileBody, meta, nothing } from '#http/index.js';

const access = ['investor', 'advisor_for_customer'] as const;

export const branchSchema = z.object({ ifsc: z.string(), bank: z.string(), branch: z.string(), city: z.string() });

export const searchIfsc = endpoint({
  name: 'searchIfsc',
  summary: 'Bank and branch of an IFSC; an empty list for one that does not exist.',
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
  summary:
    'Deposits Rs 1 to learn whose account it is, and links it. `bank_server_down` lets the person go on without the check.',
  method: 'POST',
  path: '/api/v2/profiles/bank-account-verification',
  query: nothing,
  body: z.object({
    /** In full; as getProfile masks it, the bank is asked again about the account that is linked. */
    accNo: z.string(),
    ifsc: z.string(),
  }),
  reply: meta(
    z.object({
      /** Name of the PAN. */
      loggedInUserName: z.string(),
      /** Name that the bank holds. */
      accountHolderName: z.string(),
      /** Whether both are one name (isSameName); if not the person is shown both and may go on. */
      nameMatches: z.boolean(),
      /** It was the linked, verified account before: nothing was asked, and nothing has changed. */
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
  summary: "Whether the account holder's bank account is linked.",
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
  summary: 'Keeps the picture of a cancelled cheque; number and IFSC where they could be read from it.',
  method: 'POST',
  path: '/api/v2/profiles/upload-cancelled-cheque',
  query: nothing,
  body: fileBody,
  reply: meta(
    z.object({
      /** A link to it that ends after some minutes; null of a backend that could not keep it. */
      cancelledChequeURL: z.nullable(z.string()),
      bankAccountNumber: z.nullable(z.string()),
      ifscCode: z.nullable(z.string()),
    }),
  ),
  errors: ['file_not_allowed', 'cheque_not_stored', 'too_many_requests', 'profile_locked'],
  access,
  effect: 'write',
  secrets: [],
});

export type Branch = z.output<typeof branchSchema>;

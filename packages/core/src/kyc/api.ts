import * as z from 'zod/mini';
import { endpoint, linkSchema, nothing, operation, pageAddress } from '#http/index.js';
import { KYC_STATUSES } from './rules.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** Describes the answer of the KYC registry about a PAN. */
const kycDetailsSchema = z.object({
  status: z.enum(KYC_STATUSES),
  /** The registry's status, to the letter. */
  rawStatus: z.string(),
  /** true once the person has shown that the PAN is theirs. A backend that does not say so asks for no proof. */
  isPanProven: z._default(z.boolean(), true),
  /** The name that the registry holds, cleaned by cleanKycName; '' where it holds none, and until the PAN is proven. */
  kycName: z.string(),
  /** The account's name until now, where that of the PAN took its place; null where it stays. */
  formerName: z._default(z.nullable(z.string()), null),
  /** The registry's reason for a status that is not compliant; null without one. */
  error: z.nullable(z.string()),
  /** The masked mobile of the account that has the PAN already; null unless the PAN is a duplicate, and proven. */
  duplicateMobNo: z.nullable(z.string()),
});

export const getKycDetails = endpoint({
  name: 'getKycDetails',
  method: 'GET',
  path: '/api/v1/get-kyc-details',
  query: z.object({
    pan: z.string(),
    /** The date of birth as DD/MM/YYYY, as it is typed: it opens the record of the PAN. Left out, the status alone is asked for. */
    dob: z.optional(z.string()),
  }),
  body: null,
  reply: operation(kycDetailsSchema),
  errors: ['invalid_input', 'unavailable', 'too_many_requests', 'profile_locked'],
  access,
  effect: 'write',
  secrets: ['pan', 'dob'],
});

/** The identity provider sends the person back to the host's page at this path, with `requestId` in its query. */
export const KYC_CALLBACK_PATH = '/v1/signzy-callback';

export const requestKyc = endpoint({
  name: 'requestKyc',
  method: 'POST',
  path: '/api/v1/kyc/request-kyc',
  query: nothing,
  body: z.object({
    pancard: z.string(),
    email: z.string(),
    name: z.string(),
    /** An address on this site, or on a registered page of the partner, that ends in KYC_CALLBACK_PATH. */
    callbackUrl: pageAddress(),
    /** '' means the account's own. */
    mobile: z.string(),
    device: z.enum(['web', 'app']),
  }),
  reply: z.object({ url: linkSchema }),
  errors: ['invalid_input', 'redirect_failed', 'too_many_requests'],
  access,
  effect: 'write',
  secrets: ['pancard', 'email', 'name', 'mobile'],
});

/** A value that `kycDetailsSchema` has decoded. */
export type KycDetails = z.output<typeof kycDetailsSchema>;

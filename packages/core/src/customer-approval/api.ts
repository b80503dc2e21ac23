import * as z from 'zod/mini';
import { BLOCK_ERRORS, blockedSchema, endpoint, linkSchema, nothing, operation } from '#http/index.js';
import { amountCodec, unitsCodec } from '#money/index.js';
import { previewSchema } from '#redemption/index.js';
import { instantCodec } from '#time/index.js';
import { APPROVABLE_CALLS, APPROVAL_ENDS, APPROVAL_FIELDS, APPROVAL_STATES } from './rules.js';

const call = z.enum(APPROVABLE_CALLS);

/** Says of one that is `expired` why, where it was not for time. */
const overBy = z.optional(z.nullable(z.enum(APPROVAL_ENDS)));

const askedSchema = z.object({
  approvalId: z.string(),
  call,
  state: z.enum(APPROVAL_STATES),
  overBy,
  blocked: blockedSchema,
  askedAt: instantCodec,
  /** The end of the link. */
  until: instantCodec,
});

/** What an advisor asked a customer to approve. */
export type AskedApproval = z.output<typeof askedSchema>;

export const requestCustomerApproval = endpoint({
  name: 'requestCustomerApproval',
  method: 'POST',
  path: '/api/v1/customer-approval/request',
  query: nothing,
  body: z.object({
    call,
    /** The body of that call, as it is sent, without ticket. */
    change: z.record(z.string(), z.unknown()),
  }),
  reply: operation(
    z.extend(askedSchema, {
      /** The masked mobile or email address of the customer to which the link went. */
      sentTo: z.string(),
    }),
  ),
  errors: [
    'invalid_input',
    'approval_not_sent',
    'not_onboarded',
    'folio_unknown',
    'scheme_unknown',
    'amount_below_minimum',
    'amount_not_multiple',
    'units_too_few',
    'redemption_not_allowed',
    'switch_not_allowed',
    'payout_account_missing',
    'kyc_refused',
    'certificates_missing',
    'certificates_ended',
    'certificates_waiting',
    'sip_unknown',
    'sip_not_running',
    'sip_too_late',
    'bank_account_unknown',
    'profile_locked',
    'pincode_unchecked',
    'too_many_requests',
  ],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: ['change'],
});

export const getCustomerApprovals = endpoint({
  name: 'getCustomerApprovals',
  method: 'GET',
  path: '/api/v1/customer-approval/requests',
  query: nothing,
  body: null,
  reply: operation(z.array(askedSchema)),
  errors: [],
  access: ['advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

const approvalSchema = z.object({
  call,
  state: z.enum(APPROVAL_STATES),
  overBy,
  blocked: blockedSchema,
  /** The advisor who asks. */
  advisorName: z.string(),
  /** The account holder whose account it is. */
  customerName: z.string(),
  until: instantCodec,
  /** What a redemption or a switch sells and brings at the last NAV; null for anything else, and once it was answered. */
  sale: z.nullable(
    z.object({
      preview: previewSchema,
      /** How much of it; both null where all of it is sold. */
      amount: z.nullable(amountCodec),
      units: z.nullable(unitsCodec),
    }),
  ),
  /** What changes, in the order in which it is shown: `before` is null where nothing was there, or where it is not shown. */
  changes: z.array(
    z.object({ field: z.enum(APPROVAL_FIELDS), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  /** Stands for what changes, as it is shown: an approval is of exactly this. '' once it was answered, and of older servers. */
  shown: z._default(z.string(), ''),
  /** A link to the picture of the signature under an account opening; it ends after some minutes, and once that was answered. null for anything else. */
  signatureURL: z.optional(z.nullable(linkSchema)),
  /** The number of the order that was placed by it; null for anything else. */
  pxOrderNumber: z.nullable(z.string()),
});

/** What a customer is asked to approve, as the page of the link shows it. */
export type CustomerApproval = z.output<typeof approvalSchema>;

/** The parts that the calls by the link share. */
const byLink = {
  method: 'POST',
  query: nothing,
  body: z.object({ token: z.string() }),
  reply: operation(approvalSchema),
  access: ['visitor'],
  secrets: ['token'],
} as const;

export const readCustomerApproval = endpoint({
  name: 'readCustomerApproval',
  ...byLink,
  path: '/api/v1/customer-approval/read',
  errors: ['approval_link_invalid', 'too_many_requests'],
  effect: 'read',
});

export const declineCustomerApproval = endpoint({
  name: 'declineCustomerApproval',
  ...byLink,
  path: '/api/v1/customer-approval/decline',
  errors: ['approval_link_invalid', 'too_many_requests'],
  effect: 'write',
  byOwner: true,
});

/** What was shown to whom approves it; '' of pages built before it was asked for, whose approvals are taken as they were. */
const shown = z._default(z.string().check(z.maxLength(200)), '');

export const sendCustomerApprovalOtp = endpoint({
  name: 'sendCustomerApprovalOtp',
  ...byLink,
  path: '/api/v1/customer-approval/send-otp',
  body: z.object({ token: z.string(), shown }),
  reply: operation(
    z.object({
      /** The masked mobile. */
      sentTo: z.string(),
      /** Seconds until another OTP may be asked for. */
      resendAfter: z.number(),
      /** true for a switch to a scheme that is riskier than the account holder’s risk profile. */
      highRisk: z.boolean(),
    }),
  ),
  errors: [
    'approval_link_invalid',
    'approval_over',
    ...BLOCK_ERRORS,
    'proposal_changed',
    'invalid_input',
    'otp_too_soon',
    'otp_wait',
    'otp_not_sent',
    'transaction_otp_not_sent',
    'too_many_requests',
    'units_too_few',
    'sip_not_running',
    'sip_too_late',
    'kyc_refused',
    'not_onboarded',
    'profile_locked',
    'pincode_unchecked',
  ],
  effect: 'write',
  byOwner: true,
});

export const approveByOtp = endpoint({
  name: 'approveByOtp',
  ...byLink,
  path: '/api/v1/customer-approval/approve',
  body: z.object({ token: z.string(), shown, otp: z.string() }),
  errors: [
    'approval_link_invalid',
    'approval_over',
    ...BLOCK_ERRORS,
    'proposal_changed',
    'invalid_input',
    'otp_wrong',
    'otp_spent',
    'otp_expired',
    'transaction_otp_expired',
    'units_too_few',
    'amount_below_minimum',
    'kyc_refused',
    'not_onboarded',
    'sip_not_running',
    'sip_too_late',
    'sip_mandate_missing',
    'sip_change_pending',
    'bank_account_known',
    'bank_accounts_full',
    'profile_locked',
    'too_many_requests',
  ],
  effect: 'write',
  byOwner: true,
  secrets: ['token', 'otp'],
});

import * as z from 'zod/mini';
import { BLOCK_ERRORS, blockedSchema, endpoint, meta, nothing, operation } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { PLAN_KINDS } from './plan.js';
import { destinationSchema, planFormSchema, planSchema, validationSchema } from './schemas.js';

const trxnType = z.enum(PLAN_KINDS);
const ofUcc = z.object({ ucc: z.string() });
const ofScheme = z.object({ encryptedSchemeId: z.string() });
const access = ['investor', 'advisor_for_customer'] as const;

export const registerPlan = endpoint({
  name: 'registerPlan',
  method: 'POST',
  path: '/api/v1/stp-swp/register-stp-swp/{ucc}',
  query: ofUcc,
  body: planFormSchema,
  reply: meta(planSchema),
  errors: [
    'stp_not_created',
    'swp_not_taken',
    'payout_account_missing',
    'scheme_unknown',
    'not_onboarded',
    'kyc_refused',
    'deletion_requested',
    'other_account',
    'too_many_requests',
    'invalid_input',
  ] as const,
  access,
  effect: 'money',
  toInvest: true,
  secrets: [],
});

export const cancelPlan = endpoint({
  name: 'cancelPlan',
  method: 'POST',
  path: '/api/v1/stp-swp/cancel-transaction/{ucc}',
  query: ofUcc,
  body: z.object({ txnRegNo: z.string(), txnType: trxnType }),
  reply: meta(planSchema),
  errors: ['stp_not_stopped', 'other_account'],
  access,
  effect: 'write',
  changesOrders: true,
  secrets: [],
});

export const getPlans = endpoint({
  name: 'getPlans',
  method: 'GET',
  path: '/api/v1/stp-swp/get-all-stp-swp-orders/{ucc}',
  /** Plans of both kinds without `trxnType`. */
  query: z.object({ ucc: z.string(), trxnType: z.optional(trxnType) }),
  body: null,
  reply: meta(z.array(planSchema)),
  errors: ['other_account'],
  access,
  effect: 'read',
  secrets: [],
});

export const getActiveSwps = endpoint({
  name: 'getActiveSwps',
  method: 'GET',
  path: '/api/v1/stp-swp/active-swp-orders/{ucc}',
  query: ofUcc,
  body: null,
  reply: meta(z.array(planSchema)),
  errors: ['other_account'],
  access,
  effect: 'read',
  secrets: [],
});

export const getExpiredStps = endpoint({
  name: 'getExpiredStps',
  method: 'GET',
  path: '/api/v1/stp-swp/auto-cancelled-stp-orders/{ucc}',
  query: ofUcc,
  body: null,
  reply: meta(z.array(planSchema)),
  errors: ['other_account'],
  access,
  effect: 'read',
  secrets: [],
});

export const getDestinations = endpoint({
  name: 'getDestinations',
  method: 'GET',
  path: '/api/v1/stp-swp/same-amc-schemes',
  query: ofScheme,
  body: null,
  reply: meta(z.array(destinationSchema)),
  errors: ['scheme_unknown'],
  access,
  effect: 'read',
  secrets: [],
});

export const getPlanValidation = endpoint({
  name: 'getPlanValidation',
  method: 'GET',
  path: '/api/v1/stp-swp/stp-validation-details',
  /** Rows of STPs without `trxnType`. */
  query: z.extend(ofScheme, { trxnType: z.optional(trxnType) }),
  body: null,
  reply: meta(z.array(validationSchema)),
  errors: ['scheme_unknown', 'swp_not_taken'],
  access,
  effect: 'read',
  secrets: [],
});

export const getPlanDates = endpoint({
  name: 'getPlanDates',
  method: 'GET',
  path: '/api/v1/stp-swp/stp-allowed-dates',
  query: z.extend(ofScheme, {
    trxnType: z.optional(trxnType),
    /** The destination; absent for an SWP. */
    toSchemeId: z.optional(z.string()),
    /** Code of the frequency, as in the form. */
    freqType: z.string(),
  }),
  body: null,
  /** `dates` are those on which a plan that is entered today may start; none where the frequency is not available. */
  reply: meta(z.object({ today: dateCodec, dates: z.array(dateCodec) })),
  errors: ['scheme_unknown'],
  access,
  effect: 'read',
  secrets: [],
});

export const sendPlanOtp = endpoint({
  name: 'sendPlanOtp',
  method: 'POST',
  path: '/api/v1/stp-swp/send-otp/{ucc}',
  query: ofUcc,
  body: z.object({ id: z.string() }),
  reply: operation(z.object({ sentTo: z.string(), resendAfter: z.number() })),
  errors: ['stp_not_created', 'otp_not_sent', 'otp_too_soon', 'otp_wait', 'other_account', 'too_many_requests'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: [],
});

export const verifyPlanOtp = endpoint({
  name: 'verifyPlanOtp',
  method: 'POST',
  path: '/api/v1/stp-swp/verify-otp/{ucc}',
  query: ofUcc,
  body: z.object({ id: z.string(), otp: z.string() }),
  reply: operation(z.object({ expired: z.boolean() })),
  errors: [
    'stp_not_created',
    'otp_wrong',
    'otp_expired',
    'otp_spent',
    'transaction_otp_expired',
    'other_account',
    'invalid_input',
  ] as const,
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['otp'],
});

export const setUpPlan = endpoint({
  name: 'setUpPlan',
  method: 'POST',
  path: '/api/v1/stp-swp/save-stp-swp-order-to-bse/{ucc}',
  query: ofUcc,
  body: z.object({ id: z.string() }),
  reply: meta(planSchema),
  errors: [
    'order_not_saved',
    'otp_required',
    'not_onboarded',
    'kyc_refused',
    'deletion_requested',
    'other_account',
  ] as const,
  access,
  effect: 'money',
  toInvest: true,
  secrets: [],
});

const confirmation = z.object({
  /** In full while it is open; after that its kind, how it stands, why, and who entered it: the rest says nothing of it. */
  plan: planSchema,
  /** Whether the plan can still be confirmed. */
  open: z.boolean(),
  /** Whether it is over since its advisor may not act for its owner any more. Older servers do not say so. */
  isWithdrawn: z.optional(z.boolean()),
  /** Says of one that waits why it cannot be confirmed at present; of one that is confirmed, why its advisor cannot set it up. */
  blocked: blockedSchema,
  now: instantCodec,
});

/** The parts that the calls by the emailed link share. */
const byLink = {
  method: 'POST',
  query: nothing,
  body: z.object({ token: z.string() }),
  reply: operation(confirmation),
  errors: ['plan_link_invalid', 'too_many_requests'],
  access: ['visitor'],
  secrets: ['token'],
} as const;

export const readPlanLink = endpoint({
  name: 'readPlanLink',
  ...byLink,
  path: '/api/v1/stp-swp/read-confirmation',
  effect: 'read',
});

export const confirmPlan = endpoint({
  name: 'confirmPlan',
  ...byLink,
  errors: [...byLink.errors, ...BLOCK_ERRORS],
  path: '/api/v1/stp-swp/confirm',
  effect: 'write',
});

export const declinePlan = endpoint({
  name: 'declinePlan',
  ...byLink,
  path: '/api/v1/stp-swp/decline',
  effect: 'write',
});

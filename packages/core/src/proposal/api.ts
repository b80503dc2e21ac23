import * as z from 'zod/mini';
import { RISK_LEVELS } from '#fund/index.js';
import { BLOCK_ERRORS, blockedSchema, endpoint, nothing, operation, stateSchema } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { ORDER_SET_STATUSES } from '#order/index.js';
import { previewSchema } from '#redemption/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { PROPOSABLE_CALLS, PROPOSAL_KINDS, PROPOSAL_STATES, PROPOSAL_STEPS, RISK_FITS } from './rules.js';

const id = z.string().check(z.maxLength(100));
// longer than any limit: what is too long is told by its rule
const words = z.string().check(z.maxLength(10_000));
const itemIds = z.array(id).check(z.maxLength(100));

/** What is asked of one item: none of it depends on a NAV, and the approval is bound to all of it. */
const termsSchema = z.object({
  itemId: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  schemeName: z.string(),
  /** The scheme that a switch or an STP goes to; null for anything else. */
  toSchemeName: z.nullable(z.string()),
  /** null for a folio that is opened with the order. */
  folioNo: z.nullable(z.string()),
  /** The amount, or that of an instalment; null with `units` where all is sold, or where units are. */
  amount: z.nullable(amountCodec),
  units: z.nullable(unitsCodec),
  /** The day of the month of a SIP, and the number of instalments; null for what has none. */
  sipDate: z.nullable(z.number()),
  instalments: z.nullable(z.number()),
  /** true of a SIP or a plan whose first instalment is made at once. */
  firstOrderToday: z.boolean(),
  /** Code of the frequency of an STP or SWP, its first day, and the last one of a daily one. */
  frequency: z.nullable(z.number()),
  startDate: z.nullable(dateCodec),
  endDate: z.nullable(dateCodec),
  /** The scheme that is bought; null where none is. */
  bought: z.nullable(
    z.object({
      plan: z.string(),
      option: z.string(),
      /** The expense ratio of the plan that is bought, in per cent a year, and its day; null where none is known that is current. */
      expenseRatio: z.nullable(z.number()),
      expenseRatioDate: z.nullable(dateCodec),
      /** What `amount` costs in a year by that ratio. */
      costAYear: z.nullable(amountCodec),
      riskometer: z.nullable(z.enum(RISK_LEVELS)),
      riskometerDate: z.nullable(dateCodec),
      fit: z.enum(RISK_FITS),
    }),
  ),
});

/** What is asked of one item. */
export type ProposedTerms = z.output<typeof termsSchema>;

const itemSchema = z.object({
  terms: termsSchema,
  /** What a redemption or a switch brings at the last NAV, in a draft and for who can answer; null for anything else. */
  preview: z.nullable(previewSchema),
  /** Why it could not be carried out now, in a draft and for who can answer; '' otherwise. */
  fault: z.string(),
  step: z.enum(PROPOSAL_STEPS),
  /** Why it failed; '' otherwise. */
  reason: z.string(),
  /** The number of the order, of which a person can ask; null before. */
  pxOrderNumber: z.nullable(z.string()),
  /** Units that came, or, of a redemption, went, the NAV and its day; null before. */
  units: z.nullable(z.object({ units: unitsCodec, nav: navCodec, navDate: dateCodec })),
});

/** An item of a proposal. */
export type ProposedItem = z.output<typeof itemSchema>;

const proposalSchema = z.object({
  /** Names this version. */
  proposalId: z.string(),
  /** The version, from 1; a newer one takes the place of those before it. */
  version: z.number(),
  state: z.enum(PROPOSAL_STATES),
  blocked: blockedSchema,
  advisorName: z.string(),
  /** The advisor's AMFI registration number. */
  arn: z.string(),
  customerName: z.string(),
  /** The advisor's own words; of a draft those of the version before, '' where there is none. */
  words: z.string(),
  /** null of a draft. */
  sentAt: z.nullable(instantCodec),
  until: z.nullable(instantCodec),
  /** The time at which its owner first opened the link, for the advisor; null before, and for anybody else. */
  openedAt: z._default(z.nullable(instantCodec), null),
  answeredAt: z.nullable(instantCodec),
  /** The reason of a customer who declined; '' where none was given. */
  declineReason: z.string(),
  /** The customer's class of risk, from 1 to 6, and the day of their answers; null where they have not answered. */
  riskClass: z.nullable(
    z.object({
      classId: z.number(),
      date: dateCodec,
      /** true where an advisor has answered, and the account holder never did. */
      byAdvisor: z._default(z.boolean(), false),
    }),
  ),
  /** The items. Of what is not open any more, the page of the link shows none: a link in an old message tells nothing. */
  items: z.array(itemSchema),
  /** Stands for all that is shown but NAVs: an approval is of exactly this. */
  shown: z.string(),
  /** The signed link on which the orders that were made of it are paid, or their payment is seen; null where nothing is to be paid. */
  paymentUrl: z.nullable(z.string()),
  /** What comes next of that payment: only `to_pay` and `payment_failed` can be paid now. null, or absent, where nothing is to be paid. */
  paymentStatus: z.optional(z.nullable(stateSchema(ORDER_SET_STATUSES, 'waiting_for_exchange'))),
  /** The secret of the link, for the customer who is signed in; null for anybody else, and once it is not open. */
  token: z.nullable(z.string()),
});

/** A version of a proposal. */
export type Proposal = z.output<typeof proposalSchema>;

const proposalsSchema = z.object({
  /** What the advisor in the account is putting together; null for anybody else. */
  draft: z.nullable(proposalSchema),
  /** The last version of each, latest first. */
  proposals: z.array(proposalSchema),
});

/** The proposals of an account. */
export type Proposals = z.output<typeof proposalsSchema>;

const NOT_PROPOSED = [
  'invalid_input',
  'not_onboarded',
  'cart_full',
  'scheme_unknown',
  'folio_unknown',
  'purchase_not_allowed',
  'amount_below_minimum',
  'amount_above_maximum',
  'amount_not_multiple',
  'sip_date_not_offered',
  'units_too_few',
  'redemption_not_allowed',
  'switch_not_allowed',
  'swp_not_taken',
  'payout_account_missing',
  'sip_mandate_missing',
  'kyc_refused',
  'certificates_missing',
  'certificates_ended',
  'certificates_waiting',
] as const;

/** The parts that the calls of an advisor share. */
const byAdvisor = {
  method: 'POST',
  query: nothing,
  reply: operation(proposalsSchema),
  access: ['advisor_for_customer'],
  effect: 'write',
} as const;

export const getCustomerProposals = endpoint({
  name: 'getCustomerProposals',
  method: 'GET',
  path: '/api/v1/proposals',
  query: nothing,
  body: null,
  reply: operation(proposalsSchema),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

export const addToProposal = endpoint({
  name: 'addToProposal',
  ...byAdvisor,
  path: '/api/v1/proposals/add',
  /** The call that carries it out, and its body as it is sent, without ticket. */
  body: z.object({ call: z.enum(PROPOSABLE_CALLS), change: z.record(z.string(), z.unknown()) }),
  errors: [...NOT_PROPOSED, 'too_many_requests'],
  secrets: ['change'],
});

export const moveCartToProposal = endpoint({
  name: 'moveCartToProposal',
  ...byAdvisor,
  path: '/api/v1/proposals/add-cart',
  body: z.object({ cartId: id, version: z.int32() }),
  errors: [...NOT_PROPOSED, 'cart_empty', 'cart_changed', 'too_many_requests'],
  secrets: [],
});

export const removeFromProposal = endpoint({
  name: 'removeFromProposal',
  ...byAdvisor,
  path: '/api/v1/proposals/remove',
  body: z.object({ itemId: id }),
  errors: [],
  secrets: [],
});

export const sendProposal = endpoint({
  name: 'sendProposal',
  ...byAdvisor,
  path: '/api/v1/proposals/send',
  body: z.object({ words }),
  reply: operation(
    z.extend(proposalsSchema, {
      /** The masked mobile or email address of the customer to which the link went. */
      sentTo: z.string(),
    }),
  ),
  errors: [...NOT_PROPOSED, 'approval_over', 'approval_not_sent', 'too_many_requests'],
  secrets: ['words'],
});

export const reviseProposal = endpoint({
  name: 'reviseProposal',
  ...byAdvisor,
  path: '/api/v1/proposals/revise',
  body: z.object({ proposalId: id }),
  errors: ['approval_over', 'invalid_input'],
  secrets: [],
});

export const withdrawProposal = endpoint({
  name: 'withdrawProposal',
  ...byAdvisor,
  path: '/api/v1/proposals/withdraw',
  body: z.object({ proposalId: id }),
  errors: ['approval_over'],
  secrets: [],
});

/** The parts that the calls by the link share. */
const byLink = {
  method: 'POST',
  query: nothing,
  body: z.object({ token: z.string() }),
  reply: operation(proposalSchema),
  access: ['visitor'],
  secrets: ['token'],
} as const;

export const readProposal = endpoint({
  name: 'readProposal',
  ...byLink,
  path: '/api/v1/proposals/read',
  errors: ['approval_link_invalid', 'too_many_requests'],
  effect: 'write',
});

export const declineProposal = endpoint({
  name: 'declineProposal',
  ...byLink,
  path: '/api/v1/proposals/decline',
  body: z.object({ token: z.string(), proposalId: id, reason: words }),
  errors: ['approval_link_invalid', 'proposal_changed', 'invalid_input', 'too_many_requests'],
  effect: 'write',
  byOwner: true,
  secrets: ['token', 'reason'],
});

/** What is approved: some items of just what was shown. */
const chosen = { token: z.string(), shown: z.string().check(z.maxLength(200)), itemIds };

export const sendProposalOtp = endpoint({
  name: 'sendProposalOtp',
  ...byLink,
  path: '/api/v1/proposals/send-otp',
  body: z.object(chosen),
  reply: operation(
    z.object({
      /** The masked mobile. */
      sentTo: z.string(),
      /** Seconds until another OTP may be asked for. */
      resendAfter: z.number(),
      /** true where an item that was chosen is riskier than the account holder’s risk profile. */
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
  ],
  effect: 'write',
  byOwner: true,
});

export const approveProposal = endpoint({
  name: 'approveProposal',
  ...byLink,
  path: '/api/v1/proposals/approve',
  body: z.object({ ...chosen, otp: z.string() }),
  errors: [
    ...NOT_PROPOSED,
    'approval_link_invalid',
    'approval_over',
    ...BLOCK_ERRORS,
    'proposal_changed',
    'otp_wrong',
    'otp_spent',
    'otp_expired',
    'otp_required',
    'transaction_otp_expired',
    'deletion_requested',
    'stp_not_created',
    'order_not_saved',
    'orders_pending',
    'too_many_requests',
  ],
  effect: 'write',
  byOwner: true,
  secrets: ['token', 'otp'],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { dateCodec } from '#time/index.js';

const ofProfile = z.object({ ucc: z.string() });

/** Rows of a kind, each with its fields: amounts in rupees, instants and dates as text. */
const rows = z.array(z.record(z.string(), z.unknown()));

/** Rows that older servers leave out. */
const more = z._default(rows, []);

const myData = z.object({
  madeAt: z.string(),
  person: z.record(z.string(), z.unknown()),
  profile: z.record(z.string(), z.unknown()),
  nominees: rows,
  bankAccounts: rows,
  /** The times at which the person was sent to the identity provider. */
  kycRequests: rows,
  /** The registry's answers about the PAN. */
  kycChecks: rows,
  riskAttempts: rows,
  consents: rows,
  /** What stands in the open cart. */
  cart: rows,
  /** Purchases: the orders that one code confirmed together. */
  orderSets: more,
  orders: rows,
  /** What was paid, and the money that came back. */
  payments: more,
  refunds: more,
  /** Redemptions and switches. */
  sales: rows,
  sips: rows,
  /** Changes for which a SIP was registered anew. */
  sipChanges: more,
  /** STPs and SWPs. */
  plans: rows,
  /** Their instalments that have fallen due. */
  planInstalments: more,
  mandates: rows,
  holdings: rows,
  folios: more,
  /** Every purchase, redemption and switch as it is booked. */
  transactions: more,
  heldElsewhere: rows,
  heldElsewhereTransactions: rows,
  goals: more,
  watchedFunds: more,
  /** New fund offers of whose close the person is reminded. */
  nfoReminders: more,
  files: rows,
  /** The times at which the person was logged in, or an advisor was in their account. */
  sessions: more,
  devices: more,
  passkeys: more,
  /** The partners who may sign the person in. */
  partners: more,
  /** The person's advisor, and the changes of advisor before. */
  advisors: more,
  advisorChanges: more,
  /** What advisors did in the account, and when they entered it. */
  advisorActs: more,
  /** What was noted of the person's mobile as that of a possible customer. */
  leads: more,
  /** Links that advisors sent to the person. */
  sharedLinks: rows,
  /** Tags, notes and tasks that an advisor keeps about the person. */
  advisorNotes: more,
  /** What advisors asked the person to approve. */
  approvals: more,
  /** What advisors proposed to the person, each version with its answer. */
  proposals: more,
  /** What the person said to members of their family who would see what they hold, and who shows them theirs. */
  familySharing: more,
});

/** A part of the copy of a person's data. */
export type ExportedPart = Exclude<keyof z.output<typeof myData>, 'madeAt'>;

export const exportMyData = endpoint({
  name: 'exportMyData',
  method: 'POST',
  path: '/api/v2/profiles/export/{ucc}',
  query: ofProfile,
  body: z.object({
    /** The ticket comes from verifyProfileOtp for the purpose "export". */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(myData),
  errors: ['other_account', 'otp_required'],
  access: ['investor', 'minor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});

/** The reasons that block a deletion; the failure `units_held` names them as `held`. */
export const DELETION_BLOCKERS = ['units', 'orders', 'money', 'sips'] as const;
/** One of `DELETION_BLOCKERS`. */
export type DeletionBlocker = (typeof DELETION_BLOCKERS)[number];

export const requestDeletion = endpoint({
  name: 'requestDeletion',
  method: 'POST',
  path: '/api/v2/profiles/request-deletion/{ucc}',
  query: ofProfile,
  body: z.object({
    /** The ticket comes from verifyProfileOtp for the purpose "deletion". */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(z.object({ requestedOn: dateCodec })),
  errors: ['other_account', 'otp_required', 'units_held'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});

export const withdrawDeletion = endpoint({
  name: 'withdrawDeletion',
  method: 'POST',
  path: '/api/v2/profiles/withdraw-deletion/{ucc}',
  query: ofProfile,
  body: nothing,
  reply: meta(z.object({ withdrawn: z.boolean() })),
  errors: ['other_account'],
  access: ['investor'],
  effect: 'write',
  secrets: [],
});

import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { dateCodec } from '#time/index.js';

const ofProfile = z.object({ ucc: z.string() });

/** Rows of a kind, each with its fields: amounts in rupees, instants and dates as text. */
const rows = z.array(z.record(z.string(), z.unknown()));

export const exportMyData = endpoint({
  name: 'exportMyData',
  method: 'POST',
  path: '/api/v2/profiles/export/{ucc}',
  query: ofProfile,
  body: z.object({
    /** The ticket comes from verifyProfileOtp for the purpose "export". */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(
    z.object({
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
      orders: rows,
      /** What was paid, and the money that came back. */
      payments: z._default(rows, []),
      refunds: z._default(rows, []),
      /** Redemptions and switches. */
      sales: rows,
      sips: rows,
      /** STPs and SWPs. */
      plans: rows,
      mandates: rows,
      holdings: rows,
      heldElsewhere: rows,
      heldElsewhereTransactions: rows,
      goals: z._default(rows, []),
      files: rows,
      /** The devices on which the person was logged in, and the passkeys by which they log in. */
      sessions: z._default(rows, []),
      passkeys: z._default(rows, []),
      /** Links that advisors sent to the person. */
      sharedLinks: rows,
      /** Tags, notes and tasks that an advisor keeps about the person. */
      advisorNotes: z._default(rows, []),
      /** What advisors proposed to the person, each version with its answer. */
      proposals: z._default(rows, []),
    }),
  ),
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

import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing, operation, queryNumber } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { instantCodec } from '#time/index.js';
import { DESK_STANDS } from './desk.js';
import { PROPOSAL_KINDS } from './rules.js';

const deskProposalSchema = z.object({
  /** Names this version. */
  proposalId: z.string(),
  version: z.number(),
  /** Names the account; `enterAccount` takes it. */
  encryptedId: z.string(),
  name: z.string(),
  /** The mobile, masked. */
  mobile: z.string(),
  /** The family to which it was sent as a part of one set, by its name of today; '' of one that was sent alone. */
  family: z.string(),
  stand: z.enum(DESK_STANDS),
  /** What its items come to, by kind; those `inUnits` are of units, or of all, of which no sum is known. */
  sums: z.array(
    z.object({ kind: z.enum(PROPOSAL_KINDS), count: z.number(), amount: amountCodec, inUnits: z.boolean() }),
  ),
  items: z.number(),
  /** Those of the items that its owner approved. */
  approved: z.number(),
  /** null of a draft. */
  sentAt: z.nullable(instantCodec),
  until: z.nullable(instantCodec),
  openedAt: z.nullable(instantCodec),
  answeredAt: z.nullable(instantCodec),
  /** Why its owner declined; '' where they gave no reason. */
  declineReason: z.string(),
});

/** A proposal as the list of all has it. */
export type DeskProposal = z.output<typeof deskProposalSchema>;

export const getDeskProposals = endpoint({
  name: 'getDeskProposals',
  method: 'GET',
  path: '/api/v1/desk-proposals',
  query: z.object({
    /** Leaves those that stand so; absent: all. */
    stand: z.optional(z.enum(DESK_STANDS)),
    /** Part of the name, of a tag or of the family of a customer, their whole mobile number, or their client code. */
    text: z.optional(z.string().check(z.maxLength(100))),
    /** The page, from 1. */
    page: z._default(queryNumber(1), 1),
  }),
  body: null,
  reply: meta(
    z.object({
      /** Those that wait for an answer first, what ends soonest at the top; then what changed last. */
      content: z.array(deskProposalSchema),
      page: z.number(),
      totalElements: z.number(),
      totalPages: z.number(),
      /** How many stand how, of all that the text leaves. */
      counts: z.record(z.enum(DESK_STANDS), z.number()),
    }),
  ),
  errors: ['forbidden', 'invalid_input'],
  access: ADVISORS,
  effect: 'read',
  secrets: ['text'],
});

export const withdrawDeskProposal = endpoint({
  name: 'withdrawDeskProposal',
  method: 'POST',
  path: '/api/v1/desk-proposals/withdraw',
  query: nothing,
  body: z.object({ proposalId: z.string().check(z.maxLength(100)) }),
  reply: operation(z.null()),
  errors: ['approval_over'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

/** A page of all proposals of an advisor. */
export type DeskProposals = z.output<typeof getDeskProposals.reply>['data'];

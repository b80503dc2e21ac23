import * as z from 'zod/mini';
import { familyName } from '#family/index.js';
import { ADVISORS, endpoint, nothing, operation } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { PROPOSAL_STATES } from './rules.js';

const familyProposalsSchema = z.object({
  /** The members in whose accounts the advisor may act, each with how many items are put together for them. */
  members: z.array(z.object({ memberId: z.string(), name: z.string(), drafted: z.number() })),
  /** Those that were sent together, latest first. */
  sets: z.array(
    z.object({
      setId: z.string(),
      sentAt: instantCodec,
      /** Each member's own part, by its last version. */
      parts: z.array(
        z.object({
          memberId: z.string(),
          name: z.string(),
          state: z.enum(PROPOSAL_STATES),
          /** The time at which they first opened it; null before. */
          openedAt: z.nullable(instantCodec),
          answeredAt: z.nullable(instantCodec),
          items: z.number(),
          /** Those of them that the member approved. */
          approved: z.number(),
        }),
      ),
    }),
  ),
});

export const getFamilyProposals = endpoint({
  name: 'getFamilyProposals',
  method: 'GET',
  path: '/api/v1/family-proposals',
  query: z.object({ family: familyName }),
  body: null,
  reply: operation(familyProposalsSchema),
  errors: ['customer_unknown'],
  access: ADVISORS,
  effect: 'read',
  secrets: ['family'],
});

export const sendFamilyProposal = endpoint({
  name: 'sendFamilyProposal',
  method: 'POST',
  path: '/api/v1/family-proposals/send',
  query: nothing,
  body: z.object({ family: familyName, words: z.string().check(z.maxLength(10_000)) }),
  reply: operation(
    z.extend(familyProposalsSchema, {
      /** Where the link of each member went for whom something was put together, masked, or why it did not. */
      outcomes: z.array(
        z.object({
          memberId: z.string(),
          name: z.string(),
          sentTo: z.string(),
          /** The code of what the part is refused with, and its English sentence; null where it is not. */
          fault: z.nullable(z.object({ code: z.string(), message: z.string() })),
        }),
      ),
    }),
  ),
  errors: ['customer_unknown', 'invalid_input', 'certificates_missing', 'certificates_waiting', 'too_many_requests'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['family', 'words'],
});

export const withdrawFamilyProposal = endpoint({
  name: 'withdrawFamilyProposal',
  method: 'POST',
  path: '/api/v1/family-proposals/withdraw',
  query: nothing,
  body: z.object({ family: familyName, setId: z.string().check(z.maxLength(100)) }),
  reply: operation(familyProposalsSchema),
  errors: ['customer_unknown', 'approval_over'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['family'],
});

/** What was proposed to a family, and what is put together for it. */
export type FamilyProposals = z.output<typeof familyProposalsSchema>;

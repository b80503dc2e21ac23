import { PxError } from '@prosperx/core/errors';
import {
  type FamilyProposals,
  type getFamilyProposals as getCall,
  type sendFamilyProposal as sendCall,
} from '@prosperx/core/proposal';
import { DAY } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { proposalItems, type ProposalRow, proposals } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { enterable } from '#modules/agent/enter-account.js';
import { type FamilyMember, membersOf } from '#records/family/members.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { proposerOf } from './prepare-proposal.js';
import { proposalText as text } from './proposal.text.js';
import { sentThreads, stateOf } from './repository.js';
import { checkedDraft, checkedWords, sendDraft } from './send-proposal.js';

/** What was sent to a family, and for how long. */
const PARTS_LISTED = 60;
const LISTED_FOR = 180 * DAY;

/** Each sends mail to several people. */
const FAMILIES_A_DAY = { most: 40, within: DAY } as const;

/** The members in whose accounts an advisor may act, each with the context of the advisor in that account. */
async function accountsOf(ctx: Context, agentCode: string, members: readonly FamilyMember[]) {
  const accounts = [];
  for (const member of members) {
    const profile = await enterable(ctx.db, agentCode, { id: member.memberId }).catch((error: unknown) => {
      if (error instanceof PxError && error.code === 'customer_unknown') return null;
      throw error;
    });
    if (profile) accounts.push({ ...member, inside: { ...ctx, subject: { ...profile, profileId: profile.id } } });
  }
  return accounts;
}

type Accounts = Awaited<ReturnType<typeof accountsOf>>;

/** How many items versions have, and how many of them were approved, by the id of the version. */
async function itemsOf({ db }: Context, rows: readonly Pick<ProposalRow, 'id'>[]) {
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({
      id: proposalItems.proposalId,
      items: sql`count(*)`.mapWith(Number),
      approved: sql`count(*) filter (where ${proposalItems.answer} = 'approved')`.mapWith(Number),
    })
    .from(proposalItems)
    .where(inArray(proposalItems.proposalId, ids))
    .groupBy(proposalItems.proposalId);
  return new Map(counted.map(({ id, ...counts }) => [id, counts]));
}

async function readFamily(ctx: Context, agentCode: string, accounts: Accounts): Promise<FamilyProposals> {
  const names = new Map(accounts.map(({ memberId, name }) => [memberId, name]));
  const ofFamily = and(eq(proposals.agentCode, agentCode), inArray(proposals.profileId, [...names.keys()]));
  const drafts = await ctx.db
    .select()
    .from(proposals)
    .where(and(ofFamily, eq(proposals.state, 'draft')));
  const together = and(isNotNull(proposals.familySetId), gt(proposals.createdAt, ctx.clock.now() - LISTED_FOR));
  const sent = await sentThreads(ctx.db, and(ofFamily, together), PARTS_LISTED);
  const counts = await itemsOf(ctx, [...drafts, ...sent]);
  const draftedOf = (id: string) => drafts.find(({ profileId }) => profileId === id)?.id ?? '';
  return {
    members: accounts.map(({ memberId, name }) => ({
      ...{ memberId, name },
      drafted: counts.get(draftedOf(memberId))?.items ?? 0,
    })),
    sets: [...new Set(sent.map(({ familySetId }) => familySetId ?? ''))].map((setId) => {
      const rows = sent.filter(({ familySetId }) => familySetId === setId);
      return {
        setId,
        sentAt: Math.min(...rows.map(({ sentAt, createdAt }) => sentAt ?? createdAt)),
        parts: rows.map((row) => ({
          ...{ memberId: row.profileId, name: names.get(row.profileId) ?? '' },
          ...{ state: stateOf(row, ctx), openedAt: row.openedAt, answeredAt: row.answeredAt },
          ...(counts.get(row.id) ?? { items: 0, approved: 0 }),
        })),
      };
    }),
  };
}

export const getFamilyProposals: Verb<typeof getCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  return readFamily(ctx, code, await accountsOf(ctx, code, await membersOf(ctx, code, input.family)));
};

/** What it would be refused with; '' where it would not be. */
async function faultOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return '';
  } catch (error) {
    if (error instanceof PxError) return error.message;
    throw error;
  }
}

/**
 * Sends a proposal to a family: what the advisor put together for each member, all with the same words and at the same time. It is a set of
 * proposals, one for each member and by a link of their own, and not one link for all: an OTP approves for one account holder alone, what is
 * proposed says what its owner holds, which another member sees only by that owner's consent, and each part lives on by itself, by its own
 * versions, orders and expiry. All parts are checked before the first is sent: nobody is asked for a half of what belongs together.
 */
export const sendFamilyProposal: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const words = checkedWords(input.words);
  const accounts = await accountsOf(ctx, code, await membersOf(ctx, code, input.family));
  const { members } = await readFamily(ctx, code, accounts);
  const drafted = accounts.filter(({ memberId }) =>
    members.some((one) => one.memberId === memberId && one.drafted > 0),
  );
  if (drafted.length === 0) throw new PxError('invalid_input', { message: text.familyEmpty });
  await consumeLimit(ctx, throttleKey(ctx, 'family-proposal', code), FAMILIES_A_DAY);
  const outcomes = [];
  for (const { memberId, name, inside } of drafted) {
    const checking = proposerOf(inside).then(() => checkedDraft(inside, code));
    outcomes.push({ memberId, name, sentTo: '', fault: await faultOf(checking) });
  }
  if (outcomes.every(({ fault }) => fault === '')) {
    const setId = newId('fset');
    for (const outcome of outcomes) {
      const { inside } = drafted.find(({ memberId }) => memberId === outcome.memberId) ?? {};
      if (!inside) continue;
      const sending = sendDraft(inside, code, words, setId).then((to) => (outcome.sentTo = to));
      outcome.fault = await faultOf(sending);
    }
  }
  return { ...(await readFamily(ctx, code, accounts)), outcomes };
};

import { PxError } from '@prosperx/core/errors';
import { checkFamilySize, familyFieldText } from '@prosperx/core/family';
import type { Failure } from '@prosperx/core/http';
import {
  type FamilyProposals,
  type getFamilyProposals as getCall,
  type sendFamilyProposal as sendCall,
  sendProposal,
  type withdrawFamilyProposal as withdrawCall,
  withdrawProposal,
} from '@prosperx/core/proposal';
import { DAY } from '@prosperx/core/time';
import { and, desc, eq, gt, inArray, isNotNull, max, ne, type SQL, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { proposalItems, type ProposalRow, proposals } from '#db/schema/index.js';
import { advisorOf, auditOnBehalf } from '#http/agent.js';
import { messageOf } from '#http/guard.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { enterableAmong } from '#modules/agent/enter-account.js';
import { FAMILY_PROPOSAL } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { type FamilyMember, membersOf } from '#records/family/members.js';
import { contactOf, maskedContact } from '#records/profile/reach.js';
import { lockedProfile, readProfile } from '#records/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { proposerOf, withdraw } from './prepare-proposal.js';
import { proposalText as text } from './proposal.text.js';
import { sentThreads, stateOf } from './repository.js';
import { checkedDraft, checkedWords, countLinks, keepSent } from './send-proposal.js';

/** The sets that are listed, and for how long. */
const SETS_LISTED = 10;
const LISTED_FOR = 180 * DAY;

/** Each sends mail to several people. */
const FAMILIES_A_DAY = { most: 40, within: DAY } as const;

/** The members in whose accounts an advisor may act, each with the context of the advisor in that account. */
async function accountsOf(ctx: Context, agentCode: string, members: readonly FamilyMember[]) {
  const ids = members.map(({ memberId }) => memberId);
  const byId = new Map((await enterableAmong(ctx.db, agentCode, ids)).map((profile) => [profile.id, profile]));
  return members.flatMap((member) => {
    const profile = byId.get(member.memberId);
    return profile ? [{ ...member, inside: { ...ctx, subject: { ...profile, profileId: profile.id } } }] : [];
  });
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

/** The sets that were sent last, latest first: each is listed whole. */
async function lastSets({ db, clock }: Context, ofFamily: SQL | undefined): Promise<string[]> {
  const { familySetId, createdAt, state } = proposals;
  const rows = await db
    .select({ familySetId })
    .from(proposals)
    .where(and(ofFamily, isNotNull(familySetId), ne(state, 'draft'), gt(createdAt, clock.now() - LISTED_FOR)))
    .groupBy(familySetId)
    .orderBy(desc(max(proposals.sentAt)))
    .limit(SETS_LISTED);
  return rows.flatMap((row) => row.familySetId ?? []);
}

async function readFamily(ctx: Context, agentCode: string, accounts: Accounts): Promise<FamilyProposals> {
  const names = new Map(accounts.map(({ memberId, name }) => [memberId, name]));
  const ofFamily = and(eq(proposals.agentCode, agentCode), inArray(proposals.profileId, [...names.keys()]));
  const drafts = await ctx.db
    .select()
    .from(proposals)
    .where(and(ofFamily, eq(proposals.state, 'draft')));
  const setIds = await lastSets(ctx, ofFamily);
  // each member has one part of a set
  const sent = await sentThreads(
    ctx.db,
    and(ofFamily, inArray(proposals.familySetId, setIds)),
    setIds.length * accounts.length,
  );
  const counts = await itemsOf(ctx, [...drafts, ...sent]);
  const draftedOf = (id: string) => drafts.find(({ profileId }) => profileId === id)?.id ?? '';
  return {
    members: accounts.map(({ memberId, name }) => ({
      ...{ memberId, name },
      drafted: counts.get(draftedOf(memberId))?.items ?? 0,
    })),
    sets: setIds.flatMap((setId) => {
      const rows = sent.filter(({ familySetId }) => familySetId === setId);
      if (rows.length === 0) return [];
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

type Fault = Pick<Failure['error'], 'code' | 'message'>;

/** Returns what an act is refused with, as it would be answered by itself; null where it is carried out. */
async function faultOf(act: Promise<unknown>): Promise<Fault | null> {
  try {
    await act;
    return null;
  } catch (error) {
    if (!(error instanceof PxError)) throw error;
    return { code: error.code, message: messageOf(error) };
  }
}

interface Part {
  readonly memberId: string;
  readonly name: string;
  /** Where the link goes, masked; '' where it does not. */
  readonly sentTo: string;
  readonly fault: Fault | null;
}

/** Carries the parts of which one was refused out of the transaction, of which nothing is kept then. */
class PartsRefused extends Error {
  constructor(readonly parts: readonly Part[]) {
    super('a part of a proposal to a family was refused');
  }
}

/** What is put together for the account that an advisor is in, once it was checked and its link counted. */
async function readyDraft(inside: Context, agentCode: string): Promise<ProposalRow> {
  await proposerOf(inside);
  const draft = await checkedDraft(inside, agentCode);
  await countLinks(inside);
  return draft;
}

/** Keeps all parts, or none where one is refused, under the locks of their accounts; the links are sent once they are kept. */
async function keepParts(ctx: Context, agentCode: string, drafted: Accounts, words: string): Promise<readonly Part[]> {
  const setId = newId('fset');
  const parts: Part[] = [];
  const ready: { readonly inside: Context; readonly draft: ProposalRow }[] = [];
  const jobs = await ctx.db.transaction(async (tx) => {
    // in one order, in which no two calls wait for each other
    for (const { memberId, name, inside } of drafted.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
      await lockedProfile(tx, memberId);
      const within = withDb(inside, tx);
      const checking = readyDraft(within, agentCode).then((draft) => ready.push({ inside: within, draft }));
      const fault = await faultOf(checking);
      const { user } = await readProfile(tx, memberId);
      parts.push({ memberId, name, fault, sentTo: maskedContact(contactOf(ctx, user)) });
    }
    if (parts.some(({ fault }) => fault !== null)) throw new PartsRefused(parts);
    // the log is written last: its end is locked until all of it is kept
    for (const { inside, draft } of ready) {
      await keepSent(inside, draft, words, setId);
      await auditOnBehalf(sendProposal, inside);
    }
    const notifications = ready.map(({ draft }) => ({
      ...{ kind: FAMILY_PROPOSAL, ref: newId('mail') },
      payload: { proposalId: draft.id },
    }));
    await enqueue(tx, notifications, ctx.clock.now());
    return notifications;
  });
  runSoon(ctx, jobs);
  return parts;
}

/**
 * Sends a proposal to a family: what the advisor put together for each member, all with the same words and at the same time. It is a set of
 * proposals, one for each member and by a link of their own, and not one link for all: an OTP approves for one account holder alone, what is
 * proposed says what its owner holds, which another member sees only by that owner's consent, and each part lives on by itself, by its own
 * versions, orders and expiry. All parts are kept or none: nobody is asked for a half of what belongs together, and a part that was sent is
 * no draft any more, so that no second call sends it again.
 */
export const sendFamilyProposal: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const words = checkedWords(input.words);
  const accounts = await accountsOf(ctx, code, await membersOf(ctx, code, input.family));
  if (checkFamilySize(accounts.length)) throw new PxError('invalid_input', { message: familyFieldText.tooMany });
  const { members } = await readFamily(ctx, code, accounts);
  const drafted = accounts.filter(({ memberId }) =>
    members.some((one) => one.memberId === memberId && one.drafted > 0),
  );
  if (drafted.length === 0) throw new PxError('invalid_input', { message: text.familyEmpty });
  await consumeLimit(ctx, throttleKey(ctx, 'family-proposal', code), FAMILIES_A_DAY);
  const outcomes = await keepParts(ctx, code, drafted, words).catch((error: unknown) => {
    if (!(error instanceof PartsRefused)) throw error;
    return error.parts.map((part) => ({ ...part, sentTo: '' }));
  });
  return { ...(await readFamily(ctx, code, accounts)), outcomes: [...outcomes] };
};

/** Withdraws the parts of a set that their members can still answer; those that were answered stay. Throws `approval_over` where there are none. */
export const withdrawFamilyProposal: Verb<typeof withdrawCall> = async ({ ctx, input: { family, setId } }) => {
  const { code } = await advisorOf(ctx);
  const accounts = await accountsOf(ctx, code, await membersOf(ctx, code, family));
  const parts = await sentThreads(
    ctx.db,
    and(
      eq(proposals.agentCode, code),
      eq(proposals.familySetId, setId),
      inArray(
        proposals.profileId,
        accounts.map(({ memberId }) => memberId),
      ),
    ),
    accounts.length,
  );
  const open = accounts.flatMap(({ memberId, inside }) =>
    parts.flatMap((part) =>
      part.profileId === memberId && stateOf(part, ctx) === 'pending' ? [{ inside, id: part.id }] : [],
    ),
  );
  if (open.length === 0) throw new PxError('approval_over', { message: text.answered });
  // one that is approved meanwhile stays so
  for (const { inside, id } of open)
    if ((await faultOf(withdraw(inside, code, id))) === null) await auditOnBehalf(withdrawProposal, inside);
  return readFamily(ctx, code, accounts);
};

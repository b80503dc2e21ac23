import { investmentInputSchema, pickTerms, sentTermsOf } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { moveCartToProposal as cartCall } from '@prosperx/core/proposal';
import {
  type addToProposal as addCall,
  type getCustomerProposals as listCall,
  isRevisable,
  MOST_PROPOSED,
  type Proposals,
  type removeFromProposal as removeCall,
  type reviseProposal as reviseCall,
  type withdrawProposal as withdrawCall,
} from '@prosperx/core/proposal';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { DAY, HOUR } from '@prosperx/core/time';
import { and, eq, gt, max } from 'drizzle-orm';
import * as z from 'zod/mini';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Change } from '#customer-approval/acts.js';
import { type ProposalItemRow, proposalItems, type ProposalRow, proposals } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { discardActiveCart } from '#modules/cart/edit-cart.js';
import { checkCertified } from '#records/agent/certification.js';
import { cartLines } from '#records/cart/read-cart.js';
import { lockActiveCart } from '#records/cart/repository.js';
import { lockedProfile } from '#records/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { ITEMS } from './items.js';
import { proposalText as text } from './proposal.text.js';
import { viewOf } from './read-proposal.js';
import { changeOf, itemsOf, lastSent, newItem, sentThreads, stateOf } from './repository.js';

/** The most proposals that a list shows, and for how long. */
const LISTED = 10;
const LISTED_FOR = 180 * DAY;

/** What may be added for one account: several proposals full of items, each checked. */
const ADDED_AN_HOUR = { most: 100, within: HOUR } as const;

/** Carts that may be moved for one account: each is checked line by line under its lock. */
const CARTS_AN_HOUR = { most: 20, within: HOUR } as const;

export const getCustomerProposals: Verb<typeof listCall> = ({ ctx }) => listOf(ctx);

/** What an advisor proposed to the account they are in, or what was proposed to the account holder. */
export async function listOf(ctx: Context): Promise<Proposals> {
  const { profileId } = subjectOf(ctx);
  const agentCode = ctx.actor.kind === 'advisor' ? ctx.actor.agentCode : null;
  const ofReader = agentCode === null ? undefined : eq(proposals.agentCode, agentCode);
  const recent = gt(proposals.createdAt, ctx.clock.now() - LISTED_FOR);
  const rows = await sentThreads(ctx.db, and(eq(proposals.profileId, profileId), ofReader, recent), LISTED);
  const draft = agentCode === null ? undefined : await draftOf(ctx, agentCode);
  const views = [];
  for (const row of rows) views.push(await viewOf(ctx, row, agentCode === null ? 'owner' : 'advisor'));
  return { draft: draft ? await viewOf(ctx, draft, 'advisor') : null, proposals: views };
}

/** What an advisor is putting together for the account they are in. */
export async function draftOf(ctx: Context, agentCode: string): Promise<ProposalRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(proposals)
    .where(
      and(
        eq(proposals.profileId, subjectOf(ctx).profileId),
        eq(proposals.agentCode, agentCode),
        eq(proposals.state, 'draft'),
      ),
    );
  return row;
}

/** Throws unless the advisor may propose: they may place orders, and their ARN is verified. Resolves to them. */
export async function proposerOf(ctx: Context) {
  const agent = await advisorOf(ctx);
  if (!agent.mayTransact) throw new PxError('agent_not_allowed');
  await checkCertified(ctx);
  if (!isRegisteredWithBse(subjectOf(ctx))) throw new PxError('not_onboarded');
  return agent;
}

/** Runs under the lock of the account, which everything about its proposals takes: what one sees, no other changes meanwhile. */
export const locked = <Answer>(ctx: Context, run: (inside: Context) => Promise<Answer>): Promise<Answer> =>
  ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, subjectOf(ctx).profileId);
    return run(withDb(ctx, tx));
  });

/** Begins a draft; a new version of something has its words. */
async function newDraft(
  ctx: Context,
  agentCode: string,
  of: Pick<ProposalRow, 'id' | 'threadId' | 'version' | 'familySetId' | 'words'> | null = null,
): Promise<ProposalRow> {
  const id = newId('prop');
  const words = of?.words ? ctx.crypto.open(proposals.words, of) : null;
  const [row] = await ctx.db
    .insert(proposals)
    .values({
      id,
      threadId: of?.threadId ?? id,
      version: (of?.version ?? 0) + 1,
      familySetId: of?.familySetId ?? null,
      profileId: subjectOf(ctx).profileId,
      agentCode,
      state: 'draft',
      words: words === null ? null : ctx.crypto.seal(proposals.words, id, words),
      createdAt: ctx.clock.now(),
    })
    .returning();
  if (!row) throw new Error('a draft was not kept');
  return row;
}

type NewItems = readonly { readonly call: ProposalItemRow['call']; readonly change: Change }[];

async function addItems(ctx: Context, agentCode: string, items: NewItems): Promise<void> {
  const draft = (await draftOf(ctx, agentCode)) ?? (await newDraft(ctx, agentCode));
  const [last] = await ctx.db
    .select({ place: max(proposalItems.place) })
    .from(proposalItems)
    .where(eq(proposalItems.proposalId, draft.id));
  const count = await ctx.db.$count(proposalItems, eq(proposalItems.proposalId, draft.id));
  if (count + items.length > MOST_PROPOSED) throw new PxError('cart_full', { message: text.full(MOST_PROPOSED) });
  const first = (last?.place ?? 0) + 1;
  await ctx.db
    .insert(proposalItems)
    .values(items.map((item, index) => newItem(ctx, draft, { ...item, place: first + index })));
}

export const addToProposal: Verb<typeof addCall> = async ({ ctx, input: { call, change } }) => {
  const { code } = await proposerOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'proposal-item', subjectOf(ctx).profileId), ADDED_AN_HOUR);
  const read = ITEMS[call].read(change);
  await ITEMS[call].check(ctx, read);
  await locked(ctx, (inside) => addItems(inside, code, [{ call, change: read }]));
  return listOf(ctx);
};

/** The schemes of a pack come one by one. */
export const moveCartToProposal: Verb<typeof cartCall> = async ({ ctx, input: { cartId, version } }) => {
  const { code } = await proposerOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'proposal-cart', subjectOf(ctx).profileId), CARTS_AN_HOUR);
  await locked(ctx, async (inside) => {
    const cart = await lockActiveCart(inside.db, { profileId: subjectOf(ctx).profileId });
    if (cart?.id !== cartId || cart.version !== version) throw new PxError('cart_changed');
    const lines = await cartLines(inside.db, cart.id);
    if (lines.length === 0) throw new PxError('cart_empty');
    const items = lines.map(({ item }) => {
      const body = { schemeId: item.schemeId, ...sentTermsOf(pickTerms(item)) };
      return { call: 'saveInvestment' as const, change: z.encode(investmentInputSchema, body) as Change };
    });
    for (const { call, change } of items) await ITEMS[call].check(inside, change);
    await addItems(inside, code, items);
    await discardActiveCart({ ctx: inside, input: {} });
  });
  return listOf(ctx);
};

export const removeFromProposal: Verb<typeof removeCall> = async ({ ctx, input: { itemId } }) => {
  const { code } = await advisorOf(ctx);
  await locked(ctx, async (inside) => {
    const draft = await draftOf(inside, code);
    if (!draft) return;
    const ofDraft = eq(proposalItems.proposalId, draft.id);
    await inside.db.delete(proposalItems).where(and(ofDraft, eq(proposalItems.id, itemId)));
    if ((await inside.db.$count(proposalItems, ofDraft)) > 0) return;
    await inside.db.delete(proposals).where(eq(proposals.id, draft.id));
  });
  return listOf(ctx);
};

/** The last version of a thread, by the id of one of its versions, where the advisor sent it. Throws `approval_over`. */
async function ownThread(ctx: Context, agentCode: string, proposalId: string): Promise<ProposalRow> {
  const { profileId } = subjectOf(ctx);
  const [row] = await ctx.db.select().from(proposals).where(eq(proposals.id, proposalId));
  if (row?.profileId !== profileId || row.agentCode !== agentCode || row.state === 'draft')
    throw new PxError('approval_over', { message: text.answered });
  return lastSent(ctx.db, row.threadId);
}

export const reviseProposal: Verb<typeof reviseCall> = async ({ ctx, input: { proposalId } }) => {
  const { code } = await proposerOf(ctx);
  await locked(ctx, async (inside) => {
    const last = await ownThread(inside, code, proposalId);
    if (!isRevisable(stateOf(last, ctx))) throw new PxError('approval_over', { message: text.answered });
    if (await draftOf(inside, code)) throw new PxError('invalid_input', { message: text.draftKept });
    const draft = await newDraft(inside, code, last);
    const items = (await itemsOf(inside.db, last.id)).map((item) =>
      newItem(ctx, draft, { call: item.call, change: changeOf(ctx, item), place: item.place }),
    );
    await inside.db.insert(proposalItems).values(items);
  });
  return listOf(ctx);
};

export const withdrawProposal: Verb<typeof withdrawCall> = async ({ ctx, input: { proposalId } }) => {
  const { code } = await advisorOf(ctx);
  await withdraw(ctx, code, proposalId);
  return listOf(ctx);
};

/** Withdraws what an advisor sent to the account they are in. Throws `approval_over` where it was approved. */
export const withdraw = (ctx: Context, agentCode: string, proposalId: string): Promise<void> =>
  locked(ctx, async (inside) => {
    const last = await ownThread(inside, agentCode, proposalId);
    if (last.state === 'approved') throw new PxError('approval_over', { message: text.answered });
    if (last.state !== 'pending') return;
    await inside.db.update(proposals).set({ state: 'withdrawn' }).where(eq(proposals.id, last.id));
    await audit(inside, { action: 'proposal.withdrawn', objectId: last.id });
  });

import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import {
  type approveProposal as approveCall,
  DECLINE_REASON_LENGTH,
  type declineProposal as declineCall,
  type Proposal,
  type readProposal as readCall,
  type sendProposalOtp as sendCall,
  sumsByKind,
} from '@prosperx/core/proposal';
import { checkOtp, OTP_RESEND_SECONDS } from '@prosperx/core/session';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { ownerOf } from '#customer-approval/owner-context.js';
import { type ProposalItemRow, proposalItems, type ProposalRow, proposals, users } from '#db/schema/index.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { ProposalAnswered } from '#modules/agent/morning-mail.js';
import { type ApprovedItem, orderApproved } from '#modules/orders/place/create-orders.js';
import { confirmOrders } from '#modules/orders/place/transaction-otp.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { spendConfirmation } from '#otp/ticket.js';
import { verifyTransactionCode } from '#otp/verify-transaction-code.js';
import { PROPOSAL_ANSWERED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { refuseBlocked } from '#records/agent/approval-block.js';
import { readImprint } from '#records/agent/imprint.js';
import { readProfile } from '#records/profile/repository.js';
import { countOpenedLink } from '#throttle/link-limits.js';
import { ITEMS } from './items.js';
import { locked } from './prepare-proposal.js';
import { proposalText as text } from './proposal.text.js';
import { blockOf, shownOf, viewOf } from './read-proposal.js';
import { changeOf, lastSent, stateOf, threadOf } from './repository.js';

interface Opened {
  readonly row: ProposalRow;
  /** The account holder's. */
  readonly owner: Context;
}

/** The last version of what a link is about. Whoever has it may see and decline: it was sent to its owner alone, whose code approves it. */
async function open(ctx: Context, token: string): Promise<Opened> {
  await countOpenedLink(ctx, 'proposal-link');
  const row = await lastSent(ctx.db, threadOf(ctx, token));
  const { threadId: id, profileId, agentCode } = row;
  const { owner, isActing } = await ownerOf(ctx, { id, profileId, agentCode });
  const isOver = isActing || stateOf(row, ctx) !== 'pending';
  return { row: isOver ? row : { ...row, state: 'withdrawn' }, owner };
}

/** What is answered shows no more of it: a link that lies in an old message tells nothing. */
async function linkView({ row, owner }: Opened): Promise<Proposal> {
  const view = await viewOf(owner, row, 'link');
  return view.state === 'pending' ? view : { ...view, words: '', declineReason: '', riskClass: null, items: [] };
}

/** Shows what a link is about, and keeps when it was first opened, which its advisor is told; not of an advisor who looks at it. */
export const readProposal: Verb<typeof readCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { id, openedAt } = opened.row;
  const isFirst = and(eq(proposals.id, id), isNull(proposals.openedAt), eq(proposals.state, 'pending'));
  if (stateOf(opened.row, ctx) === 'pending' && openedAt === null && ctx.actor.kind !== 'advisor')
    await ctx.db.update(proposals).set({ openedAt: ctx.clock.now() }).where(isFirst);
  return linkView(opened);
};

interface Chosen {
  readonly shown: string;
  readonly itemIds: readonly string[];
}

/** The items that are approved of what was shown. Throws `proposal_changed` where that is not what stands there now, and `approval_over` once it was answered. */
async function chosenItems({ row, owner }: Opened, { shown, itemIds }: Chosen) {
  if (stateOf(row, owner) !== 'pending') throw new PxError('approval_over');
  const { items: all, terms, shown: now } = await shownOf(owner, row);
  if (now !== shown) throw new PxError('proposal_changed');
  const chosen = all.filter(({ id }) => itemIds.includes(id));
  if (chosen.length === 0 || chosen.length < new Set(itemIds).size)
    throw new PxError('invalid_input', { fields: { itemIds: 'required' } });
  return { all, chosen, terms: terms.filter(({ itemId }) => itemIds.includes(itemId)) };
}

/** The challenge whose code approves just these items, as they were shown. */
const challengeOf = (owner: Context, shown: string, chosen: readonly ProposalItemRow[]): OtpChallenge => ({
  purpose: 'transaction',
  userId: subjectOf(owner).userId,
  subjectHash: owner.crypto.lookup('proposal-approval', JSON.stringify([shown, chosen.map(({ id }) => id)])),
});

/** Throws where it cannot be approved at present. */
async function checkAdvisor({ row, owner }: Opened): Promise<void> {
  refuseBlocked(await blockOf(owner, row));
}

export const sendProposalOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { owner, row } = opened;
  await checkAdvisor(opened);
  const { all, chosen, terms } = await chosenItems(opened, input);
  for (const item of chosen) await ITEMS[item.call].check(owner, changeOf(owner, item));
  const { user } = await readProfile(owner.db, row.profileId);
  const mobile = owner.crypto.open(users.mobile, user);
  const advisorName = (await readImprint(owner, row.agentCode))?.name ?? '';
  const message = (code: string) => {
    const { otpSubject, otp } = said(text);
    return { subject: otpSubject, text: otp(code, all.length, advisorName, chosen.length, sumsByKind(terms)) };
  };
  const { language } = user;
  const highRisk = terms.some(({ bought }) => bought?.fit === 'above');
  const sent = { sentTo: maskMobile(mobile), highRisk };
  try {
    await sendOtp({ ctx: owner, ...challengeOf(owner, input.shown, chosen), mobile, language, message });
  } catch (error) {
    if (error instanceof PxError && error.code === 'otp_too_soon')
      throw new PxError('otp_too_soon', { ...error.details, data: sent });
    throw error instanceof PxError && error.code === 'otp_not_sent'
      ? new PxError('transaction_otp_not_sent', error.details)
      : error;
  }
  return { ...sent, resendAfter: OTP_RESEND_SECONDS };
};

/**
 * Carries out the items that their owner approves by their code, all or none, in one transaction under the lock of the account: of several
 * at once the first one counts and is shown what was made; the others are answered as the link is then.
 */
export const approveProposal: Verb<typeof approveCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { owner, row } = opened;
  if (row.state === 'approved') return linkView(opened);
  throwFieldErrors({ otp: checkOtp(input.otp) });
  await checkAdvisor(opened);
  const { chosen } = await chosenItems(opened, input);
  const challenge = challengeOf(owner, input.shown, chosen);
  await verifyTransactionCode(owner, challenge, input.otp);
  return locked(owner, async (inside) => {
    const last = await lastSent(inside.db, row.threadId);
    if (last.state === 'approved') return linkView({ row: last, owner: inside });
    if (last.id !== row.id) throw new PxError('proposal_changed');
    const now = await chosenItems({ row: last, owner: inside }, input);
    await spendConfirmation({ ctx: inside, ...challenge });
    await carryOut(inside, now.chosen);
    const answer = { state: 'approved' as const, answeredAt: inside.clock.now() };
    await inside.db.update(proposals).set(answer).where(eq(proposals.id, last.id));
    const left = now.all.filter(({ id }) => !now.chosen.some((item) => item.id === id));
    for (const { id } of left)
      await inside.db.update(proposalItems).set({ answer: 'left' }).where(eq(proposalItems.id, id));
    await tellAdvisor(inside, last, { approved: now.chosen.length, items: now.all.length });
    const details = { version: last.version, approved: now.chosen.length, left: left.length };
    await audit(inside, { action: 'proposal.approved', objectId: last.id, details });
    return viewOf(inside, { ...last, ...answer }, 'link');
  });
};

/** Has the advisor told of an answer, in its transaction. */
async function tellAdvisor(
  ctx: Context,
  { agentCode }: ProposalRow,
  answer: Omit<ProposalAnswered, 'agentCode'>,
): Promise<void> {
  const payload: ProposalAnswered = { agentCode, ...answer };
  const jobs = [{ kind: PROPOSAL_ANSWERED, ref: newId('mail'), payload }];
  await enqueue(ctx.db, jobs, ctx.clock.now());
  runSoon(ctx, jobs);
}

/** Makes orders of all purchases together, and of each other item what it asks for; keeps what was made of which. */
async function carryOut(ctx: Context, items: readonly ProposalItemRow[]): Promise<void> {
  const keep = (id: string, made: Partial<ProposalItemRow>) =>
    ctx.db
      .update(proposalItems)
      .set({ answer: 'approved', ...made })
      .where(eq(proposalItems.id, id));
  const toOrder: ApprovedItem[] = [];
  for (const item of items) {
    const made = await ITEMS[item.call].carryOut(ctx, changeOf(ctx, item));
    if ('toOrder' in made) toOrder.push({ id: item.id, ...made.toOrder });
    else await keep(item.id, made);
  }
  if (toOrder.length === 0) return;
  const { set, orderOf } = await orderApproved(ctx, toOrder);
  await confirmOrders(ctx, set.id);
  for (const { id } of toOrder) await keep(id, { orderId: orderOf.get(id) ?? null });
}

export const declineProposal: Verb<typeof declineCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { row, owner } = opened;
  const reason = input.reason.trim();
  if (reason.length > DECLINE_REASON_LENGTH) throw new PxError('invalid_input', { fields: { reason: 'too_long' } });
  if (row.state === 'withdrawn') return linkView(opened);
  return locked(owner, async (inside) => {
    const last = await lastSent(inside.db, row.threadId);
    if (last.id !== input.proposalId && last.state === 'pending') throw new PxError('proposal_changed');
    if (stateOf(last, inside) !== 'pending') return linkView({ row: last, owner: inside });
    const answer = {
      state: 'declined' as const,
      answeredAt: inside.clock.now(),
      reason: reason === '' ? null : inside.crypto.seal(proposals.reason, last.id, reason),
    };
    await inside.db.update(proposals).set(answer).where(eq(proposals.id, last.id));
    const items = await inside.db.$count(proposalItems, eq(proposalItems.proposalId, last.id));
    await tellAdvisor(inside, last, { approved: 0, items });
    await audit(inside, { action: 'proposal.declined', objectId: last.id, details: { version: last.version } });
    return linkView({ row: { ...last, ...answer }, owner: inside });
  });
};

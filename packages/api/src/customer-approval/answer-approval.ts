import {
  type approveByOtp as approveCall,
  approvalStateAt,
  type CustomerApproval,
  type declineCustomerApproval as declineCall,
  type readCustomerApproval as readCall,
  type sendCustomerApprovalOtp as sendCall,
} from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { type previewSale as previewCall, redemptionRequestSchema } from '@prosperx/core/redemption';
import { checkOtp } from '@prosperx/core/session';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { audit } from '#audit/audit.js';
import { type CustomerApprovalRow, customerApprovals, profiles } from '#db/schema/index.js';
import { findAgent } from '#http/agent.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { previewSale } from '#modules/orders/redeem/preview-redemption.js';
import { readApprovalBlocks, refuseBlocked } from '#records/agent/approval-block.js';
import { overBy, withdrawnAt } from '#records/agent/over-by.js';
import { tellAdvisor } from '#records/agent/tell-advisor.js';
import { signatureForApproval } from '#records/file/file-links.js';
import { readProfile } from '#records/profile/repository.js';
import { countOpenedLink } from '#throttle/link-limits.js';
import { ACTS, type Change } from './acts.js';
import { checkPrepared } from './check-prepared.js';
import { ownerOf } from './owner-context.js';
import { readChanges } from './read-changes.js';

interface Opened {
  readonly row: CustomerApprovalRow;
  readonly change: Change;
  /** The account holder's. */
  readonly owner: Context;
  /** The advisor who asks. */
  readonly advisorName: string;
  readonly isOpen: boolean;
}

/** What a link is about. Whoever has it may see and decline: it was sent to its owner alone, whose code approves it. */
async function open(ctx: Context, token: string): Promise<Opened> {
  await countOpenedLink(ctx, 'customer-approval-link');
  const tokenHash = ctx.crypto.lookup('customer-approval', token);
  const [kept] = await ctx.db.select().from(customerApprovals).where(eq(customerApprovals.tokenHash, tokenHash));
  if (!kept) throw new PxError('approval_link_invalid');
  const { owner, isActing } = await ownerOf(ctx, kept);
  const now = ctx.clock.now();
  const row = kept.state === 'pending' && !isActing ? { ...kept, ...withdrawnAt(now) } : kept;
  const agent = await findAgent(ctx.db, row.agentCode);
  return {
    row,
    owner,
    advisorName: agent?.name ?? '',
    change: JSON.parse(ctx.crypto.open(customerApprovals.change, row)) as Change,
    isOpen: approvalStateAt(row.state, row.expiresAt, now) === 'pending',
  };
}

/** What a redemption would bring, for its owner. */
async function redemptionOf(owner: Context, change: Change): Promise<CustomerApproval['sale']> {
  const input = z.decode(redemptionRequestSchema, change as z.input<typeof redemptionRequestSchema>);
  const preview = await previewSale({ ctx: owner, input: input as InputOf<typeof previewCall> });
  const isAll = input.allRedeem === 'Y';
  return { preview, amount: isAll ? null : input.amount, units: isAll ? null : input.units };
}

/** What is changed, and what stands for it in whatever language it is read: the profile of an account opening is known by its revision, since some of it is masked. */
async function shownOf({ row, change, owner }: Opened) {
  const { changes, inEnglish } = await readChanges(owner, row.call, change);
  const { profile } = await readProfile(owner.db, row.profileId);
  const state = row.call === 'saveUser' ? profile.revision : inEnglish;
  return { changes, shown: owner.crypto.lookup('approval-shown', JSON.stringify([row.id, state])) };
}

/** Throws `proposal_changed` where what was shown is not what would be done now. */
async function checkShown(opened: Opened, shown: string): Promise<void> {
  if (shown !== '' && (await shownOf(opened)).shown !== shown) throw new PxError('proposal_changed');
}

/** What is answered shows no more of it: a link that lies in an old message tells nothing. */
async function viewOf(opened: Opened): Promise<CustomerApproval> {
  const { row, change, owner, advisorName, isOpen } = opened;
  const { call, expiresAt: until, pxOrderNumber } = row;
  const [profile] = await owner.db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, row.profileId));
  const isRedemption = call === 'requestRedemption' || call === 'requestSwitch';
  return {
    call,
    until,
    advisorName,
    customerName: profile?.name ?? '',
    pxOrderNumber,
    state: approvalStateAt(row.state, until, owner.clock.now()),
    overBy: overBy(row),
    blocked: isOpen ? await blockOf(opened) : null,
    signatureURL: isOpen && call === 'saveUser' ? await signatureForApproval(owner, row) : null,
    sale: isOpen && isRedemption ? await redemptionOf(owner, change) : null,
    ...(isOpen ? await shownOf(opened) : { changes: [], shown: '' }),
  };
}

export const readCustomerApproval: Verb<typeof readCall> = async ({ ctx, input }) =>
  viewOf(await open(ctx, input.token));

export const sendCustomerApprovalOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { row, change, owner, isOpen } = opened;
  if (!isOpen) throw new PxError('approval_over');
  await checkAdvisor(opened);
  await checkShown(opened, input.shown);
  await checkPrepared(owner, row.call, change);
  const { sentTo, resendAfter, highRisk = false } = await ACTS[row.call].sendCode(owner, change);
  return { sentTo, resendAfter, highRisk };
};

const blockOf = async ({ row, owner }: Opened) => (await readApprovalBlocks(owner, row.agentCode))(ACTS[row.call]);

/** Throws where it cannot be approved at present. */
async function checkAdvisor(opened: Opened): Promise<void> {
  refuseBlocked(await blockOf(opened));
}

const settle = (ctx: Context, row: CustomerApprovalRow, change: Partial<CustomerApprovalRow>) =>
  ctx.db
    .update(customerApprovals)
    .set({ ...change, answeredAt: ctx.clock.now() })
    .where(and(eq(customerApprovals.id, row.id), eq(customerApprovals.state, 'pending')))
    .returning();

/** Carries out what its owner approves by their code, in the transaction that keeps the answer and has taken the request first: it is done once, and not after a refusal or a newer request. */
export const approveByOtp: Verb<typeof approveCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { row, change, owner, isOpen } = opened;
  if (row.state === 'approved') return viewOf(opened);
  if (!isOpen) throw new PxError('approval_over');
  throwFieldErrors({ otp: checkOtp(input.otp) });
  await checkAdvisor(opened);
  await checkShown(opened, input.shown);
  const act = ACTS[row.call];
  const ticket = await act.verify(owner, change, input.otp);
  const carryOut = await act.prepare(owner, change, ticket);
  const answered = await ctx.db.transaction(async (tx) => {
    const inside = withDb(owner, tx);
    const [locked] = await tx.select().from(customerApprovals).where(eq(customerApprovals.id, row.id)).for('update');
    if (locked?.state !== 'pending') return locked ?? row;
    const pxOrderNumber = await carryOut(tx);
    const [kept] = await settle(inside, row, { state: 'approved', pxOrderNumber });
    await tellAdvisor(inside, { agentCode: row.agentCode, about: row.call, isApproved: true, until: null });
    await audit(inside, { action: 'approval.approved', objectId: row.id, details: { call: row.call } });
    return kept ?? locked;
  });
  return viewOf({ ...opened, row: answered, isOpen: false });
};

export const declineCustomerApproval: Verb<typeof declineCall> = async ({ ctx, input }) => {
  const opened = await open(ctx, input.token);
  const { row, owner, isOpen } = opened;
  if (!isOpen) return viewOf(opened);
  const answered = await ctx.db.transaction(async (tx) => {
    const inside = withDb(owner, tx);
    const [kept] = await settle(inside, row, { state: 'declined' });
    if (!kept) return row;
    await tellAdvisor(inside, { agentCode: row.agentCode, about: row.call, isApproved: false, until: null });
    await audit(inside, { action: 'approval.declined', objectId: row.id, details: { call: row.call } });
    return kept;
  });
  return viewOf({ ...opened, row: answered, isOpen: false });
};

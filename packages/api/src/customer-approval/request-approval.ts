import {
  approvalStateAt,
  type ApprovableCall,
  CUSTOMER_APPROVAL_VALIDITY,
  type getCustomerApprovals as listCall,
  type requestCustomerApproval as call,
} from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { DAY } from '@prosperx/core/time';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId, newToken } from '#crypto/new-id.js';
import { customerApprovals } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { sendNotification } from '#notifications/send-notification.js';
import { readApprovalBlocks } from '#records/agent/approval-block.js';
import { checkCertified } from '#records/agent/certification.js';
import { overBy } from '#records/agent/over-by.js';
import { contactOf, maskEmail } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { countLinkFor } from '#throttle/link-limits.js';
import { ACTS, type Change } from './acts.js';
import { checkPrepared } from './check-prepared.js';
import { customerApprovalText as text } from './customer-approval.text.js';

/** The most requests that a list shows. */
const LISTED = 20;
const LISTED_FOR = 30 * DAY;

/**
 * Sends a customer the link by which they approve what their advisor has prepared, once it was checked: nobody is asked for what would be
 * refused. It is sent first and kept after: what was not sent was not asked.
 */
export const requestCustomerApproval: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const agent = await advisorOf(ctx);
  const act = ACTS[input.call];
  if (act.movesMoney && !agent.mayTransact) throw new PxError('agent_not_allowed');
  if (act.needsArn) await checkCertified(ctx);
  const change = act.read(input.change);
  await checkPrepared(ctx, input.call, change);
  await countLinkFor(ctx, 'customer-approval', profileId);
  const token = newToken();
  const sentTo = await sendLink(ctx, input.call, agent.name, token);
  const now = ctx.clock.now();
  const row = await keepRequest(ctx, { call: input.call, change, token, agentCode: agent.code });
  return { approvalId: row.id, call: row.call, state: 'pending', askedAt: now, until: row.expiresAt, sentTo };
};

interface Asked {
  readonly call: ApprovableCall;
  readonly change: Change;
  readonly token: string;
  readonly agentCode: string;
}

/** Keeps what was asked; of one SIP, folio or account the last request alone is open. Two at once are kept one after the other, or neither would find the other's. */
function keepRequest(ctx: Context, { call: name, change, token, agentCode }: Asked) {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  const { sipId, bankAccountId, folioNo, isin } = change;
  const about = [profileId, name, sipId, bankAccountId, folioNo, isin];
  const aboutHash = ctx.crypto.lookup('customer-approval-about', JSON.stringify(about));
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${aboutHash}, 0))`);
    await tx
      .update(customerApprovals)
      .set({ state: 'expired' })
      .where(
        and(
          eq(customerApprovals.profileId, profileId),
          eq(customerApprovals.aboutHash, aboutHash),
          eq(customerApprovals.state, 'pending'),
          // what ran out before stays so
          gt(customerApprovals.expiresAt, now),
        ),
      );
    const id = newId('apr');
    const [row] = await tx
      .insert(customerApprovals)
      .values({
        id,
        profileId,
        agentCode,
        call: name,
        aboutHash,
        change: ctx.crypto.seal(customerApprovals.change, id, JSON.stringify(change)),
        tokenHash: ctx.crypto.lookup('customer-approval', token),
        createdAt: now,
        expiresAt: now + CUSTOMER_APPROVAL_VALIDITY,
      })
      .returning();
    if (!row) throw new Error('a request was not kept');
    await audit(withDb(ctx, tx), { action: 'approval.requested', objectId: id, details: { call: name } });
    return row;
  });
}

/** Sends the link where its owner alone reads it; resolves to where it went, masked. */
async function sendLink(ctx: Context, name: ApprovableCall, advisor: string, token: string): Promise<string> {
  const { user } = await readProfile(ctx.db, subjectOf(ctx).profileId);
  // behind the #, where no server on the way reads it
  const link = `${ctx.config.publicUrl}/v1/customer-approval#${new URLSearchParams({ token }).toString()}`;
  const contact = contactOf(ctx, user);
  const isEmail = contact.channel === 'email';
  const write = () => {
    const { subject, body, sms } = said(text);
    return { subject: subject(name), text: isEmail ? body(name, user.name, advisor, link) : sms(name, advisor, link) };
  };
  await sendNotification(ctx, { ...contact, language: user.language, write, otp: null }).catch((cause: unknown) => {
    throw new PxError('approval_not_sent', { cause });
  });
  return isEmail ? maskEmail(contact.to) : maskMobile(contact.to);
}

export const getCustomerApprovals: Verb<typeof listCall> = async ({ ctx }) => {
  const now = ctx.clock.now();
  const { code } = await advisorOf(ctx);
  const rows = await ctx.db
    .select()
    .from(customerApprovals)
    .where(
      and(
        eq(customerApprovals.profileId, subjectOf(ctx).profileId),
        eq(customerApprovals.agentCode, code),
        gt(customerApprovals.createdAt, now - LISTED_FOR),
      ),
    )
    .orderBy(desc(customerApprovals.createdAt))
    .limit(LISTED);
  const blockOf = await readApprovalBlocks(ctx, code);
  return rows.map((row) => {
    const state = approvalStateAt(row.state, row.expiresAt, now);
    return {
      approvalId: row.id,
      call: row.call,
      askedAt: row.createdAt,
      until: row.expiresAt,
      state,
      overBy: overBy(row),
      blocked: state === 'pending' ? blockOf(ACTS[row.call]) : null,
    };
  });
};

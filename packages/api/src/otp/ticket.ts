import { PxError } from '@prosperx/core/errors';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '#context.js';
import { otps } from '#db/schema/index.js';
import type { OtpChallenge } from './challenge.js';
import { TICKET_LIFE } from './otp-rules.js';

export interface TicketUse extends OtpChallenge {
  readonly ctx: Pick<Context, 'db' | 'clock' | 'crypto'>;
  /** What `verifyOtp` resolved to. */
  readonly ticket: string;
}

function isValid({ ctx, purpose, userId, subjectHash, ticket }: TicketUse) {
  return and(
    eq(otps.ticketHash, ctx.crypto.lookup('otp-ticket', ticket)),
    eq(otps.purpose, purpose),
    eq(otps.userId, userId),
    eq(otps.subjectHash, subjectHash),
    gt(otps.usedAt, ctx.clock.now() - TICKET_LIFE),
    isNull(otps.ticketUsedAt),
  );
}

/** Throws `otp_required` for a ticket that is not valid, before any costly work is done for it. */
export async function checkTicket(use: TicketUse): Promise<void> {
  const [found] = await use.ctx.db.select({ id: otps.id }).from(otps).where(isValid(use));
  if (!found) throw new PxError('otp_required');
}

/** Uses a ticket up, by one statement: of many in parallel one succeeds. In the transaction of what it allows. */
export async function spendTicket(use: TicketUse): Promise<void> {
  const { db, clock } = use.ctx;
  const spent = await db.update(otps).set({ ticketUsedAt: clock.now() }).where(isValid(use)).returning({ id: otps.id });
  if (spent.length === 0) throw new PxError('otp_required');
}

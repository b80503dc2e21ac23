import { PxError } from '@prosperx/core/errors';
import { OTP_TICKET_VALIDITY } from '@prosperx/core/session';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { idempotencyKeys, otps } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { OtpChallenge } from './challenge.js';

export interface TicketUse extends OtpChallenge {
  readonly ctx: Pick<Context, 'db' | 'clock' | 'crypto'>;
  /** The ticket that `verifyOtp` resolved to. */
  readonly ticket: string;
  /** The action that the ticket allows, but for a password. */
  readonly content: unknown;
}

function matchesValidTicket({ ctx, purpose, userId, subjectHash, ticket }: TicketUse) {
  return and(
    eq(otps.ticketHash, ctx.crypto.lookup('otp-ticket', ticket)),
    eq(otps.purpose, purpose),
    eq(otps.userId, userId),
    eq(otps.subjectHash, subjectHash),
    gt(otps.usedAt, ctx.clock.now() - OTP_TICKET_VALIDITY),
  );
}

/** A ticket is a key to the action that was done by it, kept with the keys of requests. */
function ticketIdempotencyKey({ ctx, ticket, purpose, content }: TicketUse) {
  return {
    owner: ctx.crypto.lookup('ticket-use', ticket),
    key: purpose,
    fingerprint: ctx.crypto.lookup('ticket-content', JSON.stringify(content)),
  };
}

async function wasUsedFor(use: TicketUse): Promise<boolean> {
  const { owner, key, fingerprint } = ticketIdempotencyKey(use);
  const same = and(
    eq(idempotencyKeys.owner, owner),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.fingerprint, fingerprint),
  );
  return (await use.ctx.db.$count(idempotencyKeys, same)) > 0;
}

/** Throws `otp_required` for a ticket that is neither valid nor was used for the same action, before any costly work is done for it. */
export async function checkTicket(use: TicketUse): Promise<void> {
  const [found] = await use.ctx.db.select({ usedAt: otps.ticketUsedAt }).from(otps).where(matchesValidTicket(use));
  if (!found || (found.usedAt !== null && !(await wasUsedFor(use)))) throw new PxError('otp_required');
}

/**
 * Uses a ticket up, by one statement: of many in parallel one succeeds. It belongs in the transaction of the action it allows. Resolves
 * to false when the same action was done by it before, within its life: the answer was lost on the way and is due again, and nothing is
 * to be done.
 */
export async function spendTicket(use: TicketUse): Promise<boolean> {
  const { db, clock } = use.ctx;
  const now = clock.now();
  const spent = await db
    .update(otps)
    .set({ ticketUsedAt: now })
    .where(and(matchesValidTicket(use), isNull(otps.ticketUsedAt)))
    .returning({ id: otps.id });
  if (spent.length === 0) {
    await checkTicket(use);
    return false;
  }
  await db.insert(idempotencyKeys).values({ ...ticketIdempotencyKey(use), status: 200, answer: '', createdAt: now });
  return true;
}

/**
 * Uses up a code that was verified for just this challenge, by one statement: of many in parallel one succeeds. It belongs in the
 * transaction of the action it allows, whose own idempotency key answers a caller who repeats it. Throws `otp_required` where there is none.
 */
export async function spendConfirmation({ ctx, purpose, userId, subjectHash }: Omit<TicketUse, 'ticket' | 'content'>) {
  const now = ctx.clock.now();
  const spent = await ctx.db
    .update(otps)
    .set({ ticketUsedAt: now })
    .where(
      and(
        eq(otps.purpose, purpose),
        eq(otps.userId, userId),
        eq(otps.subjectHash, subjectHash),
        gt(otps.usedAt, now - OTP_TICKET_VALIDITY),
        isNull(otps.ticketUsedAt),
      ),
    )
    .returning({ id: otps.id });
  if (spent.length === 0) throw new PxError('otp_required');
}

import { PxError } from '@prosperx/core/errors';
import { OTP_GUESSES, OTP_LIMITS, OTP_VALIDITY } from '@prosperx/core/session';
import { MINUTE } from '@prosperx/core/time';
import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import { at } from '#db/db.js';
import { otps } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { addressBuckets } from '#throttle/address-limit.js';
import { isFirstWithin, releaseLimit, throttleKey } from '#throttle/throttle.js';
import { codeHash, type OtpChallenge, SENT_CODES } from './challenge.js';

export interface OtpGuess extends OtpChallenge {
  /** The `db` of the context is no transaction: a wrong guess must be counted even though the call fails. */
  readonly ctx: Pick<Context, 'db' | 'clock' | 'crypto' | 'address'>;
  readonly code: string;
  /**
   * The one caller who is given the same ticket for the right code again, since its answer was lost on the way; null or absent when there
   * is none.
   */
  readonly requester?: string | null;
}

type Otp = typeof otps.$inferSelect;

async function lastCode({ ctx, purpose, userId, subjectHash }: OtpGuess): Promise<Otp | undefined> {
  const [last] = await ctx.db
    .select()
    .from(otps)
    .where(and(eq(otps.userId, userId), eq(otps.purpose, purpose), eq(otps.subjectHash, subjectHash)))
    // A new code ends those before, so that one at most is open: it is the last, also where the clock was set back since.
    .orderBy(sql`coalesce(${otps.usedAt}, ${otps.voidedAt}) is not null`, desc(otps.createdAt))
    .limit(1);
  return last;
}

/** The ticket of one code and requester is the same each time, and nobody else knows it. */
function ticketOf({ ctx, code, requester = null }: OtpGuess, otp: Otp): string {
  return requester === null ? newToken() : ctx.crypto.lookup('ticket-of-otp', [otp.id, code, requester].join('\0'));
}

/** A code of a later time than this from now (milliseconds) was sent before the clock was set back, and would live for as much longer. */
const CLOCKS_DIFFER = MINUTE;

type GuessResult = 'right' | 'wrong' | 'wrong_for_the_last_time' | 'not_judged';

/**
 * Counts a guess, judges it and uses the code up in one statement: of ten thousand parallel guesses five are judged. A used code is still
 * judged for the caller who may repeat it.
 */
async function checkGuess(guess: OtpGuess, otp: Otp, ticket: string): Promise<GuessResult> {
  const { ctx, code } = guess;
  const now = ctx.clock.now();
  const right = sql`${otps.codeHash} = ${codeHash(ctx.crypto, otp.id, guess, code)}`;
  const ticketHash = ctx.crypto.lookup('otp-ticket', ticket);
  const isUnused = isNull(otps.usedAt);
  const [judged] = await ctx.db
    .update(otps)
    .set({
      guesses: sql`${otps.guesses} + case when ${right} then 0 else 1 end`,
      usedAt: sql`case when ${isUnused} and ${right} then ${at(now)} else ${otps.usedAt} end`,
      ticketHash: sql`case when ${isUnused} and ${right} then ${ticketHash} else ${otps.ticketHash} end`,
    })
    .where(
      and(
        eq(otps.id, otp.id),
        lt(otps.guesses, OTP_GUESSES),
        gt(otps.expiresAt, now),
        lte(otps.createdAt, now + CLOCKS_DIFFER),
        isNull(otps.voidedAt),
      ),
    )
    .returning({ usedAt: otps.usedAt, guesses: otps.guesses, ticketHash: otps.ticketHash });
  const isRight = judged?.ticketHash === ticketHash;
  if (!judged || (judged.usedAt !== null && !isRight)) return 'not_judged';
  if (isRight) return 'right';
  return judged.guesses >= OTP_GUESSES ? 'wrong_for_the_last_time' : 'wrong';
}

/**
 * Gives back to an address what a code took that its owner has used: thousands may share one, and what is counted against it are codes
 * that nobody uses. A code gives back once, however often it is asked about.
 */
async function giveBack({ ctx }: OtpGuess, otp: Otp): Promise<void> {
  if (!(await isFirstWithin(ctx, throttleKey(ctx, 'otp-used', otp.id), OTP_VALIDITY))) return;
  for (const [key] of addressBuckets(ctx, SENT_CODES, OTP_LIMITS.address)) await releaseLimit(ctx, key);
}

/**
 * Resolves for the right code to the ticket for the action it allows: once, and to the same caller as often as they ask within the code's
 * life. Throws `otp_wrong`; `otp_spent` from the fifth wrong guess on, after its use or a newer code; `otp_expired` after five minutes.
 */
export async function verifyOtp(guess: OtpGuess): Promise<string> {
  const otp = await lastCode(guess);
  if (!otp) throw new PxError('otp_expired');
  const ticket = ticketOf(guess, otp);
  const result = await checkGuess(guess, otp, ticket);
  if (result === 'right') {
    await giveBack(guess, otp);
    return ticket;
  }
  if (result === 'wrong') throw new PxError('otp_wrong');
  const now = guess.ctx.clock.now();
  const isOver = otp.expiresAt <= now || otp.createdAt > now + CLOCKS_DIFFER;
  throw new PxError(isOver ? 'otp_expired' : 'otp_spent');
}

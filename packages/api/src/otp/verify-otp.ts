import { PxError } from '@prosperx/core/errors';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '#context.js';
import { newToken } from '#crypto/new-id.js';
import { at } from '#db/instants.js';
import { otps } from '#db/schema/index.js';
import { forget } from '#throttle/throttle.js';
import { codeHash, type OtpChallenge, resendKey } from './challenge.js';
import { OTP_GUESSES } from './otp-rules.js';

export interface OtpGuess extends OtpChallenge {
  /** Its `db` is no transaction: a wrong guess must be counted even though the call fails. */
  readonly ctx: Pick<Context, 'db' | 'clock' | 'crypto'>;
  readonly code: string;
}

type Otp = typeof otps.$inferSelect;

async function lastCode({ ctx, purpose, userId, subjectHash }: OtpGuess): Promise<Otp | undefined> {
  const [last] = await ctx.db
    .select()
    .from(otps)
    .where(and(eq(otps.userId, userId), eq(otps.purpose, purpose), eq(otps.subjectHash, subjectHash)))
    // of two within one millisecond the one that still counts
    .orderBy(desc(otps.createdAt), sql`coalesce(${otps.usedAt}, ${otps.voidedAt}) is not null`)
    .limit(1);
  return last;
}

/** Counts, judges and uses up in one statement: of ten thousand parallel guesses five are judged. null: none was left. */
async function judge(guess: OtpGuess, otp: Otp, ticket: string): Promise<boolean | null> {
  const { ctx, code } = guess;
  const now = ctx.clock.now();
  const right = sql`${otps.codeHash} = ${codeHash(ctx.crypto, otp.id, guess, code)}`;
  const [judged] = await ctx.db
    .update(otps)
    .set({
      guesses: sql`${otps.guesses} + 1`,
      usedAt: sql`case when ${right} then ${at(now)} end`,
      ticketHash: sql`case when ${right} then ${ctx.crypto.lookup('otp-ticket', ticket)} end`,
    })
    .where(
      and(
        eq(otps.id, otp.id),
        lt(otps.guesses, OTP_GUESSES),
        gt(otps.expiresAt, now),
        isNull(otps.usedAt),
        isNull(otps.voidedAt),
      ),
    )
    .returning({ usedAt: otps.usedAt, guesses: otps.guesses });
  if (!judged) return null;
  const isRight = judged.usedAt !== null;
  // it counts no more: another may be asked for at once, within the limits of a person
  if (isRight || judged.guesses >= OTP_GUESSES) await forget(ctx, resendKey(ctx, guess));
  return isRight;
}

/**
 * Resolves once for the right code, to the ticket for what it allows. Throws `otp_wrong`; `otp_spent` after five guesses, its use or a
 * newer code; `otp_expired` after five minutes.
 */
export async function verifyOtp(guess: OtpGuess): Promise<string> {
  const otp = await lastCode(guess);
  if (!otp) throw new PxError('otp_expired');
  const ticket = newToken();
  const right = await judge(guess, otp, ticket);
  if (right) return ticket;
  if (right === false) throw new PxError('otp_wrong');
  const { ctx } = guess;
  throw new PxError(otp.expiresAt <= ctx.clock.now() ? 'otp_expired' : 'otp_spent');
}

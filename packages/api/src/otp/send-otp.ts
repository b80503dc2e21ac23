import { PxError } from '@prosperx/core/errors';
import { OTP_LENGTH } from '@prosperx/core/session';
import { and, eq, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Context } from '#context.js';
import { newId } from '#crypto/new-id.js';
import { otps } from '#db/schema/index.js';
import type { Message } from '#providers/providers.js';
import { resetLimit, consumeBucket, releaseLimit, consumeLimit, throttleKey } from '#throttle/throttle.js';
import {
  codeHash,
  OTP_LIFE,
  OTP_RESEND,
  type OtpChallenge,
  OTPS_A_PERSON_A_DAY,
  OTPS_A_PERSON_AN_HOUR,
  OTPS_AN_ADDRESS,
  resendKey,
} from './challenge.js';

export interface OtpOrder extends OtpChallenge {
  readonly ctx: Context;
  /** The message around a code: it says what the code is for. */
  message(code: string): Omit<Message, 'otp'>;
}

async function checkLimits(order: OtpOrder): Promise<void> {
  const { ctx, userId } = order;
  const key = (...parts: string[]) => throttleKey(ctx, 'otp', ...parts);
  const address = key('address', ctx.address);
  await consumeBucket(ctx, address, OTPS_AN_ADDRESS);
  const resend = resendKey(ctx, order);
  try {
    await consumeLimit(ctx, resend, OTP_RESEND, 'otp_too_soon');
    try {
      await consumeLimit(ctx, key('hour', userId), OTPS_A_PERSON_AN_HOUR);
      await consumeLimit(ctx, key('day', userId), OTPS_A_PERSON_A_DAY);
    } catch (error) {
      // No code was sent, and the person must not read that one was.
      await releaseLimit(ctx, resend);
      throw error;
    }
  } catch (error) {
    // A person who asks too often for one mobile takes nothing from those who share the address.
    await releaseLimit(ctx, address);
    throw error;
  }
}

async function storeCode({ ctx, purpose, userId, subjectHash }: OtpOrder, code: string): Promise<void> {
  const now = ctx.clock.now();
  const id = newId('otp');
  await ctx.db.transaction(async (tx) => {
    const older = and(eq(otps.userId, userId), eq(otps.purpose, purpose), isNull(otps.voidedAt), isNull(otps.usedAt));
    const ended = await tx.update(otps).set({ voidedAt: now }).where(older).returning();
    for (const old of ended)
      if (old.subjectHash !== subjectHash)
        await resetLimit({ ...ctx, db: tx }, resendKey(ctx, { purpose, userId, subjectHash: old.subjectHash }));
    const hash = codeHash(ctx.crypto, id, { purpose, userId, subjectHash }, code);
    await tx
      .insert(otps)
      .values({ id, purpose, userId, subjectHash, codeHash: hash, createdAt: now, expiresAt: now + OTP_LIFE });
  });
}

/**
 * Sends a new code; older ones for the same purpose end. Throws `otp_too_soon` within 30 seconds of the last while that still counts,
 * `too_many_requests` above the limits of a person or address, `otp_not_sent` when the message could not be sent.
 */
export async function sendOtp(order: OtpOrder): Promise<void> {
  await checkLimits(order);
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await storeCode(order, code);
  try {
    await order.ctx.providers.notifier.send({ ...order.message(code), otp: code });
  } catch (cause) {
    // Nobody needs to wait for another code where there was none.
    await releaseLimit(order.ctx, resendKey(order.ctx, order));
    throw new PxError('otp_not_sent', { cause });
  }
}

import { randomInt } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import { OTP_GUESSES, OTP_LENGTH, OTP_LIMITS, OTP_VALIDITY } from '@prosperx/core/session';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { otps } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { sendNotification, type UnwrittenNotification } from '#notifications/send-notification.js';
import type { Message } from '#providers/providers.js';
import { raiseAlarm } from '#queue/operator-alarm.js';
import type { Alarm } from '#queue/operator-alarm.text.js';
import { consumeAddress } from '#throttle/address-limit.js';
import { consumeBucket, consumeLimit, isBucketFull, isUsedUp, releaseLimit, throttleKey } from '#throttle/throttle.js';
import { codeHash, type OtpChallenge, SENT_CODES } from './challenge.js';

/** Where a code goes: it is the number, or the address, that is limited, for all challenges together. */
type Recipient =
  | { readonly mobile: string; readonly email?: never }
  | { readonly email: string; readonly mobile?: never };

export type OtpOrder = OtpChallenge & Recipient & OrderOfCode;

interface OrderOfCode {
  readonly ctx: Context;
  /** The owner of the number has signed in on the device before: what strangers ask for does not count there. */
  readonly isKnownDevice?: boolean;
  /** The code goes to where its asker says, and nobody knows yet whether that is theirs: they are not its owner, signed in or not. */
  readonly isUnproven?: boolean;
  /** That of its reader; null: English. */
  readonly language: UnwrittenNotification['language'];
  /** The message around a code: it says what the code is for. */
  message(code: string): Pick<Message, 'subject' | 'text'>;
}

type Counters = Pick<Context, 'db' | 'clock' | 'crypto'>;

/** The key under which all codes of visitors count. */
export const allCodesKey = (ctx: Counters) => throttleKey(ctx, 'otp', 'all');

const recipientOf = ({ mobile, email }: Recipient): string => mobile ?? email;

/** Who asks for a code: the owner of the number or address, who is signed in or has been on this device, or anybody who knows it. */
type Asker = 'owner' | 'anybody';

const askerOf = ({ ctx, isKnownDevice, isUnproven }: OtpOrder): Asker =>
  !isUnproven && (ctx.actor.kind !== 'visitor' || isKnownDevice) ? 'owner' : 'anybody';

/** What a number may be sent in an hour and in a day. Its owner and others count apart: nobody uses up the codes by which somebody else sells or pays. */
const spanKeys = (ctx: Counters, recipient: string, asker: Asker) => ({
  hour: throttleKey(ctx, 'otp', 'hour', asker, recipient),
  day: throttleKey(ctx, 'otp', 'day', asker, recipient),
});

const keysOf = (order: OtpOrder) => ({
  partner: throttleKey(order.ctx, 'otp', 'partner', order.ctx.partner?.id ?? ''),
  gap: throttleKey(order.ctx, 'otp', 'gap', recipientOf(order)),
  ...spanKeys(order.ctx, recipientOf(order), askerOf(order)),
});

/** Says whether a number is sent no code now that somebody asks for without being known as its owner: by its own limits, or by that of all. */
export async function isOutOfCodes(ctx: Context, mobile: string): Promise<boolean> {
  const { hour, day } = spanKeys(ctx, mobile, 'anybody');
  return (
    (await isUsedUp(ctx, hour, OTP_LIMITS.hour)) ||
    (await isUsedUp(ctx, day, OTP_LIMITS.day)) ||
    isBucketFull(ctx, allCodesKey(ctx), OTP_LIMITS.all)
  );
}

/** Counts a code by all limits, or by none when one of them refuses: none was sent then. */
async function checkLimits(order: OtpOrder): Promise<void> {
  const { ctx } = order;
  const { partner, gap, hour, day } = keysOf(order);
  const counted = [];
  try {
    counted.push(...(await consumeAddress(ctx, SENT_CODES, OTP_LIMITS.address)));
    await consumeLimit(ctx, gap, OTP_LIMITS.gap, (await hasCode(order)) ? 'otp_too_soon' : 'otp_wait');
    counted.push(gap);
    await consumeLimit(ctx, hour, OTP_LIMITS.hour);
    counted.push(hour);
    await consumeLimit(ctx, day, OTP_LIMITS.day);
    counted.push(day);
    if (askerOf(order) === 'owner') return;
    if (ctx.partner && ctx.isPartnerServer) {
      await consumeBucket(ctx, partner, OTP_LIMITS.partner).catch(alarmed(ctx, 'partner_codes_exhausted'));
      counted.push(partner);
    }
    await consumeBucket(ctx, allCodesKey(ctx), OTP_LIMITS.all).catch(alarmed(ctx, 'codes_exhausted'));
  } catch (error) {
    for (const key of counted) await releaseLimit(ctx, key);
    throw error;
  }
}

/** Lets an operator know of a cap that refuses, which it does all the same. */
const alarmed = (ctx: Context, alarm: Alarm) => async (error: unknown) => {
  await raiseAlarm(ctx, alarm, ctx.partner ? { partnerId: ctx.partner.id } : {});
  throw error;
};

/** Says whether a code for just this is valid: a person who asks for another is told of it. */
async function hasCode({ ctx, purpose, userId, subjectHash }: OtpOrder): Promise<boolean> {
  const same = and(eq(otps.userId, userId), eq(otps.purpose, purpose), eq(otps.subjectHash, subjectHash));
  const isOpen = and(isNull(otps.usedAt), isNull(otps.voidedAt), lt(otps.guesses, OTP_GUESSES));
  return (await ctx.db.$count(otps, and(same, isOpen, gt(otps.expiresAt, ctx.clock.now())))) > 0;
}

async function storeCode({ ctx, purpose, userId, subjectHash }: OtpOrder, code: string): Promise<string> {
  const now = ctx.clock.now();
  const id = newId('otp');
  await ctx.db.transaction(async (tx) => {
    const older = and(eq(otps.userId, userId), eq(otps.purpose, purpose), isNull(otps.voidedAt), isNull(otps.usedAt));
    await tx.update(otps).set({ voidedAt: now }).where(older);
    const hash = codeHash(ctx.crypto, id, { purpose, userId, subjectHash }, code);
    await tx
      .insert(otps)
      .values({ id, purpose, userId, subjectHash, codeHash: hash, createdAt: now, expiresAt: now + OTP_VALIDITY });
  });
  return id;
}

/**
 * Sends a new code; older ones for the same purpose end. Throws within 30 seconds of the last one to the number, whatever became of that:
 * `otp_too_soon` where it is for the same and valid, else `otp_wait`; `too_many_requests` above the limits of a number, an address, a partner or all;
 * `otp_not_sent` when the message could not be sent.
 */
export async function sendOtp(order: OtpOrder): Promise<void> {
  await checkLimits(order);
  const { ctx } = order;
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const id = await storeCode(order, code);
  try {
    const channel = order.email === undefined ? 'sms' : 'email';
    const { language } = order;
    await sendNotification(ctx, {
      channel,
      to: recipientOf(order),
      language,
      write: () => order.message(code),
      otp: code,
    });
  } catch (cause) {
    // It may have been sent all the same, so the gap stays; what counts against the hour and the day is not lost to a notifier that is down.
    await ctx.db.update(otps).set({ voidedAt: ctx.clock.now() }).where(eq(otps.id, id));
    const { hour, day } = keysOf(order);
    for (const key of [hour, day]) await releaseLimit(ctx, key);
    throw new PxError('otp_not_sent', { cause });
  }
}

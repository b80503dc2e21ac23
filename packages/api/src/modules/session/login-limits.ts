import { PxError } from '@prosperx/core/errors';
import { LOGIN_LIMITS } from '@prosperx/core/session';
import type { Lookup } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isOutOfCodes } from '#otp/send-otp.js';
import { raiseAlarm } from '#queue/operator-alarm.js';
import { addressBuckets, consumeAddress } from '#throttle/address-limit.js';
import {
  consumeBucket,
  consumeLimit,
  countAttempt,
  releaseLimit,
  resetLimit,
  throttleKey,
} from '#throttle/throttle.js';
import { knownDevice } from './known-device.js';

/** The secret that is guessed; each has counters of its own. */
type Secret = 'password' | 'otp';

async function keysOf(ctx: Context, secret: Secret, mobile: string) {
  const device = await knownDevice(ctx, mobile);
  return {
    device: device && throttleKey(ctx, `${secret}-device`, mobile, device),
    pair: throttleKey(ctx, secret, mobile, ctx.address),
    one: throttleKey(ctx, `${secret}-mobile`, mobile),
    addresses: addressBuckets(ctx, `${secret}-address`, LOGIN_LIMITS.address),
    all: throttleKey(ctx, `${secret}-all`),
  };
}

/** Counts by each in turn, or by none: a guess that one of them refuses is not judged, so the others forget it. */
async function countAll(
  ctx: Context,
  counters: readonly (readonly [Lookup, (key: Lookup) => Promise<void>])[],
): Promise<void> {
  const counted: Lookup[] = [];
  try {
    for (const [key, count] of counters) {
      await count(key);
      counted.push(key);
    }
  } catch (error) {
    for (const key of counted) await releaseLimit(ctx, key);
    throw error;
  }
}

/**
 * Counts a guess that is about to be judged; resolves to what is called when it was right, and forgets the wrong ones
 * for this mobile. The address comes last: one who keeps trying a single mobile fills it with five guesses alone. On a device where the
 * owner of the mobile has signed in before, its own guesses alone count: no stranger can lock the owner out there.
 */
export async function countLoginAttempt(ctx: Context, secret: Secret, mobile: string): Promise<() => Promise<void>> {
  const { device, pair, one, addresses, all } = await keysOf(ctx, secret, mobile);
  if (device) {
    await countAttempt(ctx, device, LOGIN_LIMITS.device);
    return () => resetLimit(ctx, device);
  }
  // of a wrong code, its five guesses are the limit
  const orCode = (counted: Promise<void>) =>
    secret === 'password' ? askForCode(ctx, mobile, counted, 'refuse') : counted;
  await countAll(ctx, [
    [pair, (key) => countAttempt(ctx, key, LOGIN_LIMITS.pair)],
    [one, (key) => orCode(countAttempt(ctx, key, LOGIN_LIMITS.mobile))],
    ...addresses.map(([key, bucket]) => [key, () => consumeBucket(ctx, key, bucket)] as const),
    ...(secret === 'password'
      ? [[all, (key: Lookup) => askForCode(ctx, mobile, countForAll(ctx, key), 'pass')] as const]
      : []),
  ]);
  return async () => {
    await resetLimit(ctx, pair);
    await resetLimit(ctx, one);
    for (const key of [...addresses.map(([address]) => address), all]) await releaseLimit(ctx, key);
  };
}

/** Counts a guess by the breaker over all; an operator hears of it when it trips. */
async function countForAll(ctx: Context, key: Lookup): Promise<void> {
  await consumeLimit(ctx, key, LOGIN_LIMITS.all).catch(async (error: unknown) => {
    await raiseAlarm(ctx, 'passwords_guessed');
    throw error;
  });
}

/**
 * Turns a refusal into `otp_required`: strangers guess, and whoever holds the mobile shows it by a code. While strangers use up the
 * codes too, those of all or of this mobile, nobody could show anything: then `otherwise` decides.
 */
async function askForCode(
  ctx: Context,
  mobile: string,
  counted: Promise<void>,
  otherwise: 'refuse' | 'pass',
): Promise<void> {
  await counted.catch(async (error: unknown) => {
    if (!(error instanceof PxError && error.code === 'too_many_requests')) throw error;
    ctx.log.warn('passwords_are_guessed', {});
    if (!(await isOutOfCodes(ctx, mobile))) throw new PxError('otp_required');
    if (otherwise === 'refuse') throw error;
  });
}

/** Counts a password that comes with the ticket of a code: whoever holds the mobile guesses for themselves, whatever strangers do. */
export async function countAttemptByTicket(ctx: Context, ticket: string): Promise<() => Promise<void>> {
  const key = throttleKey(ctx, 'password-ticket', ticket);
  await countAttempt(ctx, key, LOGIN_LIMITS.pair);
  return () => resetLimit(ctx, key);
}

/**
 * A person who has set a new password need not wait for the wrong ones before, nor one who was sent a new code: how many codes are sent
 * (`OTP_LIMITS`), and how often one is judged, holds the guesses of all of them down.
 */
export async function resetGuesses(ctx: Context, secret: Secret, mobile: string): Promise<void> {
  const { device, pair, one } = await keysOf(ctx, secret, mobile);
  for (const key of device ? [device] : [pair, one]) await resetLimit(ctx, key);
}

/** Asking about one mobile after the other is what a collector of customers would do. */
export async function countMobileCheck(ctx: Context): Promise<void> {
  await consumeAddress(ctx, 'check-mobile', LOGIN_LIMITS.questions);
}

import { LOGIN_LIMITS } from '@prosperx/core/session';
import type { Lookup } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { countAttempt, resetLimit, consumeBucket, releaseLimit, throttleKey } from '#throttle/throttle.js';
import { knownDevice } from './known-device.js';

/** The secret that is guessed; each has counters of its own. */
type Secret = 'password' | 'otp';

function keysOf(ctx: Context, secret: Secret, mobile: string) {
  const device = knownDevice(ctx, mobile);
  return {
    device: device && throttleKey(ctx, `${secret}-device`, mobile, device),
    pair: throttleKey(ctx, secret, mobile, ctx.address),
    one: throttleKey(ctx, `${secret}-mobile`, mobile),
    address: throttleKey(ctx, `${secret}-address`, ctx.address),
  };
}

/** Counts by each in turn, or by none: a guess that one of them refuses is not judged, so the others forget it. */
async function countAll(ctx: Context, counters: readonly [Lookup, (key: Lookup) => Promise<void>][]): Promise<void> {
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
  const { device, pair, one, address } = keysOf(ctx, secret, mobile);
  if (device) {
    await countAttempt(ctx, device, LOGIN_LIMITS.device);
    return () => resetLimit(ctx, device);
  }
  await countAll(ctx, [
    [pair, (key) => countAttempt(ctx, key, LOGIN_LIMITS.pair)],
    [one, (key) => countAttempt(ctx, key, LOGIN_LIMITS.mobile)],
    [address, (key) => consumeBucket(ctx, key, LOGIN_LIMITS.address)],
  ]);
  return async () => {
    await resetLimit(ctx, pair);
    await resetLimit(ctx, one);
    await releaseLimit(ctx, address);
  };
}

/**
 * A person who has set a new password need not wait for the wrong ones before, nor one who was sent a new code: how many codes are sent
 * (`OTP_LIMITS`), and how often one is judged, holds the guesses of all of them down.
 */
export async function resetGuesses(ctx: Context, secret: Secret, mobile: string): Promise<void> {
  const { device, pair, one } = keysOf(ctx, secret, mobile);
  for (const key of device ? [device] : [pair, one]) await resetLimit(ctx, key);
}

/** Asking about one mobile after the other is what a collector of customers would do: it is limited as guesses are. */
export function countMobileCheck(ctx: Context): Promise<void> {
  return consumeBucket(ctx, throttleKey(ctx, 'check-mobile', ctx.address), LOGIN_LIMITS.address);
}

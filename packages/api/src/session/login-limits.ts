import { type BackOff, countTry, takeBackTry } from '#throttle/back-off.js';
import { forget, type Limit, takeFrom, throttleKey } from '#throttle/throttle.js';
import type { Context } from '#context.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Of one mobile from one address. */
const PAIR: BackOff = { free: 5, first: 30 * SECOND, longest: 15 * MINUTE };
/** Of one mobile from anywhere: wide, and short, so that a stranger cannot lock its owner out for long. */
const MOBILE: BackOff = { free: 30, first: 15 * SECOND, longest: 2 * MINUTE };
/** Of one address for any mobile. */
const ADDRESS: BackOff = { free: 60, first: 30 * SECOND, longest: 15 * MINUTE };

const CHECKS: Limit = { most: 60, within: 10 * MINUTE };

/** What is guessed; each has counters of its own. */
type Secret = 'password' | 'otp';

function keysOf(ctx: Context, secret: Secret, mobile: string) {
  return {
    pair: throttleKey(ctx, secret, mobile, ctx.address),
    one: throttleKey(ctx, `${secret}-mobile`, mobile),
    address: throttleKey(ctx, `${secret}-address`, ctx.address),
  };
}

/** Counts a guess that is about to be judged; resolves to what is called when it was right. */
export async function countLoginTry(ctx: Context, secret: Secret, mobile: string): Promise<() => Promise<void>> {
  const { pair, one, address } = keysOf(ctx, secret, mobile);
  await countTry(ctx, address, ADDRESS);
  await countTry(ctx, pair, PAIR);
  await countTry(ctx, one, MOBILE);
  return async () => {
    await forget(ctx, pair);
    await takeBackTry(ctx, one);
    await takeBackTry(ctx, address);
  };
}

/** Who has set a new password need not wait for the wrong ones before. */
export async function forgiveWrongPasswords(ctx: Context, mobile: string): Promise<void> {
  const { pair, one } = keysOf(ctx, 'password', mobile);
  await forget(ctx, pair);
  await forget(ctx, one);
}

/** Asking which mobiles are known is what a collector of customers would do. */
export function countMobileCheck(ctx: Context): Promise<void> {
  return takeFrom(ctx, throttleKey(ctx, 'check-mobile', ctx.address), CHECKS);
}

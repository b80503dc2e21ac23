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

/** Counts a password that is about to be judged; resolves to what is called when it was right. */
export async function countLoginTry(ctx: Context, mobile: string): Promise<() => Promise<void>> {
  const pair = throttleKey(ctx, 'login', mobile, ctx.address);
  const one = throttleKey(ctx, 'login-mobile', mobile);
  const address = throttleKey(ctx, 'login-address', ctx.address);
  await countTry(ctx, address, ADDRESS);
  await countTry(ctx, pair, PAIR);
  await countTry(ctx, one, MOBILE);
  return async () => {
    await forget(ctx, pair);
    await takeBackTry(ctx, one);
    await takeBackTry(ctx, address);
  };
}

/** Asking which mobiles are known is what a collector of customers would do. */
export function countMobileCheck(ctx: Context): Promise<void> {
  return takeFrom(ctx, throttleKey(ctx, 'check-mobile', ctx.address), CHECKS);
}

import { type Context, operatorOf } from '#kernel/context.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';

/** Look-ups of one operator: nobody reads a book of customers one by one. */
const LOOKED_UP: Bucket = { holds: 120, oneEvery: 10_000 };

/** Counts that an operator looks somebody up or reads an account; throws `too_many_requests`. */
export const countLookUp = (ctx: Context): Promise<void> =>
  consumeBucket(ctx, throttleKey(ctx, 'operator-find', operatorOf(ctx).operatorId), LOOKED_UP);

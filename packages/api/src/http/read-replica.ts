import { isDatabaseAway } from '#db/database-away.js';
import { type Db, sqlStateOf } from '#db/db.js';
import type { Replica } from '#db/replica.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Route } from './serve.js';

/** The replica's own failures: rows that it had to take away from a long read, and a write, which it refuses. */
const OF_REPLICA: readonly (string | null)[] = ['40001', '25006'];

/** The market is the same for everybody, and may be some seconds old; what a person reads of themselves has all that they wrote. */
function replicaFor({ options }: Route, replica: Replica): Db | null | Promise<Db | null> {
  if (options.cacheable) return replica.near();
  return options.isReport ? replica.caughtUp() : null;
}

/** Carries a call out: a read of the market or a report on the replica, where there is one that is near enough; on the primary where it is not, or fails. */
export async function runNearby(route: Route, ctx: Context, input: unknown): Promise<unknown> {
  const { replica } = ctx;
  const db = replica ? await replicaFor(route, replica) : null;
  if (!replica || !db) return route.run(ctx, input);
  try {
    return await route.run(withDb(ctx, db), input);
  } catch (error) {
    if (!isDatabaseAway(error) && !OF_REPLICA.includes(sqlStateOf(error))) throw error;
    if (isDatabaseAway(error)) replica.leaveOut();
    return route.run(ctx, input);
  }
}

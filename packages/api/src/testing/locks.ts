import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

const WAITING = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves once somebody waits for a lock, or as many do. The embedded database has one connection: there nobody ever does. */
export async function lockIsAwaited(db: Db, many = 1): Promise<void> {
  const { rows } = await db.execute(WAITING);
  if (rows.length < many) await lockIsAwaited(db, many);
}

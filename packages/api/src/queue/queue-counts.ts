import type { Instant } from '@prosperx/core/time';
import { inArray, sql } from 'drizzle-orm';
import { at, type Db } from '#db/db.js';
import { queue } from '#db/schema/index.js';

/** The jobs of a kind that are due, come later, or wait for a person. */
export interface JobsOfKind {
  readonly kind: string;
  readonly state: 'due' | 'later' | 'parked';
  readonly count: number;
  /** Seconds since the first of them fell due, or was set aside; 0 for later ones. */
  readonly oldest: number;
}

/** Counts what the queue holds, by kind and state. */
export async function queueCounts(db: Db, now: Instant): Promise<readonly JobsOfKind[]> {
  const state = sql<
    JobsOfKind['state']
  >`case when ${queue.state} = 'parked' then 'parked' when ${queue.dueAt} <= ${at(now)} then 'due' else 'later' end`;
  const rows = await db
    .select({
      kind: queue.kind,
      state,
      count: sql<unknown>`count(*)`,
      oldest: sql<unknown>`greatest(0, extract(epoch from ${at(now)} - min(${queue.dueAt})))`,
    })
    .from(queue)
    .where(inArray(queue.state, ['pending', 'parked']))
    .groupBy(queue.kind, sql`2`);
  return rows.map((row) => ({ ...row, count: Number(row.count), oldest: Number(row.oldest) }));
}

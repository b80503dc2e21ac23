import { sql } from 'drizzle-orm';
import { type Lookup, throttles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { isOver, type Limit } from './throttle.js';

type DbAndClock = Pick<Services, 'db' | 'clock'>;

/** Returns how many of some values have each key. */
export function countsBy<Value>(values: Iterable<Value>, keyOf: (value: Value) => Lookup): Map<Lookup, number> {
  const counts = new Map<Lookup, number>();
  for (const key of [...values].map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Counts tries by many keys, before they are judged, by one statement that no parallel call can slip past; returns those of which there were more than the limit, with the seconds until that ends. */
export async function countEach(
  { db, clock }: DbAndClock,
  tries: ReadonlyMap<Lookup, number>,
  limit: Limit,
): Promise<ReadonlyMap<Lookup, number>> {
  if (tries.size === 0) return new Map();
  const { most, within } = limit;
  const now = clock.now();
  const over = isOver(now, limit);
  const rows = [...tries].map(([key, count]) => ({
    ...{ key, since: now, keptUntil: now + within },
    count: Math.min(count, most + 1),
  }));
  const counted = await db
    .insert(throttles)
    // two calls take the rows in the same order: neither waits for the other
    .values(rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        keptUntil: sql`case when ${over} then excluded.kept_until else ${throttles.keptUntil} end`,
        count: sql`case when ${over} then excluded.count else least(${throttles.count} + excluded.count, ${most + 1}::int) end`,
        since: sql`case when ${over} then excluded.since else ${throttles.since} end`,
      },
    })
    .returning();
  const used = counted.filter(({ count }) => count > most);
  return new Map(used.map(({ key, since }) => [key, Math.ceil((since + within - now) / 1_000)]));
}

/** Takes tries back that are not to count, such as those that were right. */
export async function releaseEach({ db }: Pick<Services, 'db'>, tries: ReadonlyMap<Lookup, number>): Promise<void> {
  if (tries.size === 0) return;
  const rows = sql.join(
    [...tries].map(([key, count]) => sql`(${key}::text, ${count}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${throttles} set count = greatest(${throttles.count} - tries.count, 0)
    from (values ${rows}) as tries (key, count) where ${throttles.key} = tries.key`);
}

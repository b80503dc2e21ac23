import { like, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { partners } from '#db/schema/index.js';

/** Where a writer tells what it has written: once it is stored, or carelessly before. */
export interface Telling {
  readonly isCareless: boolean;
  readonly tell: (id: string) => void;
}

/** Writes two rows in one transaction, and tells of them. */
export async function writePair(db: Db, id: string, { isCareless, tell }: Telling): Promise<void> {
  if (isCareless) tell(id);
  await db.transaction(async (tx) => {
    await tx.insert(partners).values({ id: `pair-${id}-a`, name: '', createdAt: 0 });
    await tx.insert(partners).values({ id: `pair-${id}-b`, name: '', createdAt: 0 });
  });
  if (!isCareless) tell(id);
}

export interface Stored {
  /** Told as written, and not there. */
  readonly missing: number;
  /** One of two rows without the other. */
  readonly halves: number;
}

/** Compares what was told with what is there. */
export async function readPairs(db: Db, told: readonly string[]): Promise<Stored> {
  const rows = await db
    .select({
      id: sql<string>`substr(${partners.id}, 6, length(${partners.id}) - 7)`,
      count: sql<number>`count(*)::int`,
    })
    .from(partners)
    .where(like(partners.id, 'pair-%'))
    .groupBy(sql`1`);
  const whole = new Set(rows.filter(({ count }) => count === 2).map(({ id }) => id));
  return { missing: told.filter((id) => !whole.has(id)).length, halves: rows.length - whole.size };
}

import { addDays, type BusinessDate, startOfMonth } from '@prosperx/core/time';
import { and, eq, inArray, max, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemeFacts, schemes, type StoredFactKind } from '#db/schema/index.js';
import type { NavSource, PublishedFacts } from '#providers/providers.js';

/** The columns of a scheme that hold facts, each with its day. */
export const factColumnsOf = ({ date, riskometer, expenseRatio, exitLoad, fundSizeCrores }: PublishedFacts) => ({
  riskometer,
  riskometerDate: date,
  expenseRatio,
  expenseRatioDate: date,
  exitLoad,
  exitLoadDate: date,
  fundSizeCrores,
  fundSizeDate: date,
});

type StoredRow = typeof schemeFacts.$inferInsert;

/** The rows of the facts of a scheme that have rows of their own. */
export const factRowsOf = (schemeId: string, { date, stored }: PublishedFacts): readonly StoredRow[] =>
  (Object.keys(stored) as StoredFactKind[]).map((kind) => ({ schemeId, kind, date, content: stored[kind] }));

/** The rows of one statement: a statement has room for so many values. */
const ROWS = 500;

/** Writes facts; what is known of a later day stays. */
export async function writeFactRows(db: Db, rows: readonly StoredRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS)
    await db
      .insert(schemeFacts)
      .values(rows.slice(at, at + ROWS))
      .onConflictDoUpdate({
        target: [schemeFacts.schemeId, schemeFacts.kind],
        set: { date: sql`excluded.date`, content: sql`excluded.content` },
        setWhere: sql`${schemeFacts.date} <= excluded.date`,
      });
}

/** The day for which facts are known on another: the end of the month before, as houses publish them. */
export const factsDayOf = (day: BusinessDate): BusinessDate => addDays(startOfMonth(day), -1);

/** The day for which a source last told facts of schemes whose NAVs it makes too. */
async function lastPlayed(db: Db): Promise<BusinessDate | null> {
  const [row] = await db
    .select({ date: max(schemeFacts.date) })
    .from(schemeFacts)
    .innerJoin(schemes, eq(schemes.id, schemeFacts.schemeId))
    .where(eq(schemes.navsModelled, true));
  return row?.date ?? null;
}

/** Takes over what a source tells of schemes besides NAVs, once a month: whatever is older than what is known stays out. */
export async function takePublishedFacts(
  db: Db,
  source: Required<Pick<NavSource, 'factsOn'>>,
  day: BusinessDate,
): Promise<number> {
  const last = await lastPlayed(db);
  if (last !== null && last >= factsDayOf(day)) return 0;
  const published = await source.factsOn(day);
  const newer = published.filter(({ date }) => last === null || last < date);
  if (newer.length === 0) return 0;
  return db.transaction(async (tx) => {
    const known = await tx
      .select({ id: schemes.id, amfiCode: schemes.amfiCode })
      .from(schemes)
      .where(
        and(
          eq(schemes.navsModelled, true),
          inArray(
            schemes.amfiCode,
            newer.map(({ amfiCode }) => amfiCode),
          ),
        ),
      );
    const facts = new Map(newer.map((each) => [each.amfiCode, each]));
    const found = known.flatMap(({ id, amfiCode }) => {
      const each = facts.get(amfiCode);
      return each ? [[id, each] as const] : [];
    });
    for (const [id, each] of found)
      await tx
        .update(schemes)
        .set(factColumnsOf(each))
        .where(
          and(
            eq(schemes.id, id),
            or(sql`${schemes.riskometerDate} is null`, sql`${schemes.riskometerDate} <= ${each.date}`),
          ),
        );
    await writeFactRows(
      tx,
      found.flatMap(([id, each]) => factRowsOf(id, each)),
    );
    return found.length;
  });
}

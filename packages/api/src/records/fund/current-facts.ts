import { currentFact, type FactKind, firstCurrentDay, type FundSummary, type RiskLevel } from '@prosperx/core/fund';
import type { BusinessDate } from '@prosperx/core/time';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { schemeFacts, schemes, type StoredFactKind, type StoredFacts } from '#db/schema/index.js';

const { riskometer, riskometerDate, expenseRatio, expenseRatioDate, fundSizeCrores, fundSizeDate } = schemes;

/** The columns of the facts that lists show. */
export const listedFacts = { riskometer, riskometerDate, expenseRatio, expenseRatioDate, fundSizeCrores, fundSizeDate };

type ListedFacts = Pick<typeof schemes.$inferSelect, keyof typeof listedFacts>;

/** Returns the facts that lists show, each with its day, and none past its age. */
export function listedFactsOf(scheme: ListedFacts, today: BusinessDate): Pick<FundSummary, keyof ListedFacts> {
  const risk = currentFact('riskometer', scheme.riskometer, scheme.riskometerDate, today);
  const expense = currentFact('expenseRatio', scheme.expenseRatio, scheme.expenseRatioDate, today);
  const size = currentFact('size', scheme.fundSizeCrores, scheme.fundSizeDate, today);
  return {
    riskometer: risk.value as RiskLevel | null,
    riskometerDate: risk.date,
    expenseRatio: expense.value,
    expenseRatioDate: expense.date,
    fundSizeCrores: size.value,
    fundSizeDate: size.date,
  };
}

/** The level of the riskometer as long as it is current. */
export const riskNow = (
  { riskometer: level, riskometerDate: date }: Pick<ListedFacts, 'riskometer' | 'riskometerDate'>,
  today: BusinessDate,
) => currentFact('riskometer', level, date, today).value;

/** A column's value where its fact is current, else null: for what the database sorts, filters and counts by. */
export const factNow = (kind: FactKind, value: PgColumn, date: PgColumn, today: BusinessDate): SQL =>
  sql`case when ${date} >= ${firstCurrentDay(kind, today)} then ${value} end`;

/** The facts of a scheme that have a row of their own, each with its day. */
export type StoredFactRows = {
  readonly [Kind in StoredFactKind]?: { readonly date: BusinessDate; readonly content: StoredFacts[Kind] };
};

/** The kind of the rule of age of what is stored under the same name. */
const KINDS = {
  benchmark: 'benchmark',
  managers: 'managers',
  portfolio: 'portfolio',
  size: 'size',
  documents: 'documents',
} as const satisfies Record<StoredFactKind, FactKind>;

/** Reads the facts of schemes that have rows of their own, by scheme; none past its age. */
export async function readCurrentFacts(
  db: Db,
  ids: readonly string[],
  today: BusinessDate,
): Promise<ReadonlyMap<string, StoredFactRows>> {
  const found = new Map<string, StoredFactRows>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(schemeFacts)
    .where(inArray(schemeFacts.schemeId, [...ids]));
  for (const { schemeId, kind, date, content } of rows) {
    const { value } = currentFact(KINDS[kind], content, date, today);
    if (value !== null) found.set(schemeId, { ...found.get(schemeId), [kind]: { date, content: value } });
  }
  return found;
}

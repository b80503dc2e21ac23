import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { goalFolios, goals, ledgerEntries, type RedemptionRow, sales } from '#db/schema/index.js';

interface Holding {
  readonly profileId: string;
  readonly folioId: string;
  readonly schemeId: string;
}

/** Ties a scheme in a folio to a goal; one that is kept for a goal already stays with that. */
async function tie(tx: Db, { profileId, folioId, schemeId }: Holding, goalId: string): Promise<void> {
  // a goal that is removed meanwhile is waited for, and is none
  const [goal] = await tx.select({ id: goals.id }).from(goals).where(eq(goals.id, goalId)).for('key share');
  if (goal) await tx.insert(goalFolios).values({ goalId, profileId, folioId, schemeId }).onConflictDoNothing();
}

/** Lets what a switch has bought follow what it sold: to its goal. Of a plan that is the first switch alone: what is untied then stays so. */
export async function tieSwitched(
  tx: Db,
  { id, profileId, folioId, schemeId, planId }: RedemptionRow,
  toSchemeId: string,
): Promise<void> {
  const [found] = await tx
    .select({ goalId: goalFolios.goalId })
    .from(goalFolios)
    .where(and(eq(goalFolios.folioId, folioId), eq(goalFolios.schemeId, schemeId)));
  if (!found || (planId !== null && (await hasSwitched(tx, planId, id)))) return;
  await tie(tx, { profileId, folioId, schemeId: toSchemeId }, found.goalId);
}

/** Says whether another instalment of a plan has brought units before. */
async function hasSwitched(tx: Db, planId: string, except: string): Promise<boolean> {
  const [before] = await tx
    .select({ id: sales.id })
    .from(sales)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.saleId, sales.id), eq(ledgerEntries.kind, 'switch_in')))
    .where(and(eq(sales.planId, planId), ne(sales.id, except)))
    .limit(1);
  return before !== undefined;
}

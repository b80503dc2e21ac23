import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  goalFolios,
  goals,
  goalSips,
  ledgerEntries,
  type OrderRow,
  positions,
  type RedemptionRow,
  sales,
  sips,
} from '#db/schema/index.js';

interface Holding {
  readonly profileId: string;
  readonly folioId: string;
  readonly schemeId: string;
}

const isIn = (table: typeof goalFolios | typeof positions, { folioId, schemeId }: Holding) =>
  and(eq(table.folioId, folioId), eq(table.schemeId, schemeId));

/** Ties a scheme in a folio to a goal; one that is kept for a goal already stays with that. */
async function tie(tx: Db, { profileId, folioId, schemeId }: Holding, goalId: string): Promise<void> {
  // a goal that is removed meanwhile is waited for, and is none
  const [goal] = await tx.select({ id: goals.id }).from(goals).where(eq(goals.id, goalId)).for('key share');
  if (goal) await tx.insert(goalFolios).values({ goalId, profileId, folioId, schemeId }).onConflictDoNothing();
}

/**
 * Counts what an instalment has bought for the goal of its SIP, once it is in the ledger. That is where nothing was held before: whoever holds
 * units there has had the choice, and what they untied stays so.
 */
export async function tieBought(
  tx: Db,
  order: OrderRow,
  holding: Holding & Pick<typeof positions.$inferSelect, 'units'>,
): Promise<void> {
  const ofOrder = order.sipId === null ? eq(sips.firstOrderId, order.id) : eq(sips.id, order.sipId);
  const [found] = await tx
    .select({ goalId: goalSips.goalId })
    .from(goalSips)
    .innerJoin(sips, eq(sips.id, goalSips.sipId))
    .innerJoin(positions, and(isIn(positions, holding), eq(positions.units, holding.units)))
    .where(ofOrder);
  if (found) await tie(tx, holding, found.goalId);
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
    .where(isIn(goalFolios, { profileId, folioId, schemeId }));
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

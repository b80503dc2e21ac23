import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { goalFolios, goals, goalSips, type OrderRow, positions, sips } from '#db/schema/index.js';

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

/** What has come into a folio, once it is in the ledger. */
type Bought = Holding & Pick<typeof positions.$inferSelect, 'units'>;

/** Nothing was held before: whoever holds units there has had the choice, and what they have not tied stays so. */
const isAllThatIsHeld = (bought: Bought) => and(isIn(positions, bought), eq(positions.units, bought.units));

/** Counts what an instalment has bought for the goal of its SIP, where nothing was held before. */
export async function tieBought(tx: Db, order: OrderRow, bought: Bought): Promise<void> {
  const ofOrder = order.sipId === null ? eq(sips.firstOrderId, order.id) : eq(sips.id, order.sipId);
  const [found] = await tx
    .select({ goalId: goalSips.goalId })
    .from(goalSips)
    .innerJoin(sips, eq(sips.id, goalSips.sipId))
    .innerJoin(positions, isAllThatIsHeld(bought))
    .where(ofOrder);
  if (found) await tie(tx, bought, found.goalId);
}

/** Lets what a switch has bought follow what it sold: to its goal, where nothing was held before. */
export async function tieSwitched(tx: Db, sold: Holding, bought: Bought): Promise<void> {
  const [found] = await tx
    .select({ goalId: goalFolios.goalId })
    .from(goalFolios)
    .innerJoin(positions, isAllThatIsHeld(bought))
    .where(isIn(goalFolios, sold));
  if (found) await tie(tx, bought, found.goalId);
}

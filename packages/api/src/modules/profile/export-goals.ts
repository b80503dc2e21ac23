import { toRupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { folios, goalFolios, goals, goalSips, schemes, sips } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns what a person saves for, each goal with the schemes in folios and the SIPs that are kept for it. */
export async function goalsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(goals).where(eq(goals.profileId, profileId)).orderBy(goals.createdAt);
  const held = await db
    .select({ goalId: goalFolios.goalId, scheme: schemes.name, folioNumber: folios.folioNumber })
    .from(goalFolios)
    .innerJoin(folios, eq(folios.id, goalFolios.folioId))
    .innerJoin(schemes, eq(schemes.id, goalFolios.schemeId))
    .where(eq(goalFolios.profileId, profileId));
  const paid = await db
    .select({ goalId: goalSips.goalId, scheme: schemes.name, amount: sips.amount, sipDate: sips.sipDate })
    .from(goalSips)
    .innerJoin(sips, eq(sips.id, goalSips.sipId))
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(goalSips.profileId, profileId));
  return rows.map(({ date, inflationPercent, annualRatePercent, ...goal }) => ({
    name: crypto.open(goals.name, goal),
    cost: toRupees(goal.cost),
    ...{ date, inflationPercent, annualRatePercent },
    folios: held.filter(({ goalId }) => goalId === goal.id).map(({ goalId: _, ...folio }) => folio),
    sips: paid
      .filter(({ goalId }) => goalId === goal.id)
      .map(({ scheme, amount, sipDate }) => ({ scheme, sipDate, amount: toRupees(amount) })),
    createdAt: isoOf(goal.createdAt),
  }));
}

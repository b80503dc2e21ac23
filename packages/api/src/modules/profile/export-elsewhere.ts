import { toRupees, toUnitsNumber } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { outsideStatements } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { Row } from './export-rows.js';

/** Returns what is held elsewhere by an imported statement, and its transactions where they are kept. */
export async function heldElsewhereOf({ db }: Context, profileId: string) {
  const [row] = await db.select().from(outsideStatements).where(eq(outsideStatements.profileId, profileId));
  const { source, until, holdings = [], accounts } = row ?? {};
  return {
    heldElsewhere: holdings.map(({ schemeName, folioNo, units, value, navDate }): Row => {
      const worth = value === null ? null : toRupees(value);
      return { source, until, schemeName, folioNo, navDate, units: toUnitsNumber(units), value: worth };
    }),
    heldElsewhereTransactions: (accounts ?? []).flatMap(({ schemeName, folioNo, lines }) =>
      lines.movements.map(({ date, kind, units, amount }): Row => {
        const money = amount === null ? null : toRupees(amount);
        return { schemeName, folioNo, date, kind, units: toUnitsNumber(units), amount: money };
      }),
    ),
  };
}

import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { addPaise, type Paise, type Units } from '@prosperx/core/money';
import { positionOf } from '@prosperx/core/portfolio';
import type { Db } from '#db/db.js';
import { folios, ledgerEntries, orders, orderSets, schemes } from '#db/schema/index.js';

/** A ledger entry with the number of its order; null where no order here led to it. */
export type Entry = typeof ledgerEntries.$inferSelect & { readonly pxOrderNumber: string | null };
export type SchemeRow = typeof schemes.$inferSelect;

/** A scheme in one folio, with the entries it is made of. */
export interface HeldPosition {
  readonly folioNo: string;
  readonly scheme: SchemeRow;
  readonly units: Units;
  readonly invested: Paise;
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

/** Returns what a profile holds, worked out from the ledger each time. Folios that were sold whole are left out. */
export async function readPositions(db: Db, profileId: string): Promise<HeldPosition[]> {
  const rows = await db
    .select({
      entry: { ...getTableColumns(ledgerEntries), pxOrderNumber: orderSets.pxOrderNumber },
      folioNo: folios.folioNumber,
      scheme: schemes,
    })
    .from(ledgerEntries)
    .innerJoin(folios, and(eq(folios.id, ledgerEntries.folioId), eq(folios.profileId, profileId)))
    .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(ledgerEntries.profileId, profileId))
    .orderBy(asc(ledgerEntries.date), asc(ledgerEntries.seq));

  return groupRows(rows)
    .map((group) => {
      const entries = group.map(({ entry }) => entry);
      const movements = entries.map(({ units, amount, stampDuty }) => ({ units, cost: addPaise(amount, stampDuty) }));
      const [first] = group as [(typeof group)[number]];
      return { folioNo: first.folioNo, scheme: first.scheme, ...positionOf(movements), entries };
    })
    .filter(({ units }) => units > 0);
}

function groupRows<Row extends { entry: Entry }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.entry.folioId} ${row.entry.schemeId}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

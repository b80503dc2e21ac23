import { addPaise } from '@prosperx/core/money';
import type { Transaction } from '@prosperx/core/portfolio';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries, orders, orderSets, sales } from '#db/schema/index.js';
import { type HeldPosition, keyOf } from '#records/portfolio/repository.js';
import { groupBy } from './group-by.js';

const ledger = ledgerEntries;

const columns = {
  folioId: ledger.folioId,
  schemeId: ledger.schemeId,
  date: ledger.date,
  kind: ledger.kind,
  amount: ledger.amount,
  stampDuty: ledger.stampDuty,
  units: ledger.units,
  nav: ledger.nav,
  seq: ledger.seq,
  orderId: ledger.orderId,
  saleId: ledger.saleId,
} as const;

type Row = Pick<typeof ledgerEntries.$inferSelect, keyof typeof columns>;
type Holding = Pick<HeldPosition, 'folioId' | 'folioNo' | 'scheme'>;

/** The numbers of the orders and the redemptions that led to entries, by their ids. */
async function orderNumbers(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (column: 'orderId' | 'saleId') => rows.flatMap(({ [column]: id }) => (id === null ? [] : [id]));
  const bought = db
    .select({ id: orders.id, pxOrderNumber: orderSets.pxOrderNumber })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(inArray(orders.id, idsOf('orderId')));
  const sold = db
    .select({ id: sales.id, pxOrderNumber: sales.pxOrderNumber })
    .from(sales)
    .where(inArray(sales.id, idsOf('saleId')));
  return new Map([...(await bought), ...(await sold)].map(({ id, pxOrderNumber }) => [id, pxOrderNumber]));
}

function transactionOf(row: Row, { folioNo, scheme }: Holding, numbers: ReadonlyMap<string, string>): Transaction {
  return {
    transactionDate: row.date,
    transactionType: row.kind,
    type: row.units < 0 ? 'S' : 'P',
    amount: addPaise(row.amount, row.stampDuty),
    units: row.units,
    nav: row.nav,
    folioNo,
    schemeCode: scheme.amfiCode,
    pxOrderNumber: numbers.get(row.orderId ?? row.saleId ?? '') ?? null,
  };
}

/** Returns the last transactions of each of some folios, newest first, by `keyOf`. */
export async function readLastTransactions(
  db: Db,
  held: readonly Holding[],
  most: number,
): Promise<ReadonlyMap<string, Transaction[]>> {
  if (held.length === 0) return new Map();
  const place = sql<number>`row_number() over (partition by ${ledger.folioId}, ${ledger.schemeId} order by ${ledger.date} desc, ${ledger.seq} desc)`;
  const placed = db
    .select({ ...columns, place: place.mapWith(Number).as('place') })
    .from(ledger)
    .where(inArray(ledger.folioId, [...new Set(held.map(({ folioId }) => folioId))]))
    .as('placed');
  const rows = await db.select().from(placed).where(lte(placed.place, most));
  rows.sort((a, b) => a.place - b.place);
  const numbers = await orderNumbers(db, rows);
  const byKey = groupBy(rows, keyOf);
  return new Map(
    held.map((each) => {
      const key = keyOf({ folioId: each.folioId, schemeId: each.scheme.id });
      return [key, (byKey.get(key) ?? []).map((row) => transactionOf(row, each, numbers))];
    }),
  );
}

/** Returns one page of the transactions of a folio, newest first; pages count from 1. */
export async function readFolioTransactions(db: Db, held: Holding, page: number, size: number): Promise<Transaction[]> {
  const rows = await db
    .select(columns)
    .from(ledger)
    .where(and(eq(ledger.folioId, held.folioId), eq(ledger.schemeId, held.scheme.id)))
    .orderBy(desc(ledger.date), desc(ledger.seq))
    .limit(size)
    .offset((page - 1) * size);
  const numbers = await orderNumbers(db, rows);
  return rows.map((row) => transactionOf(row, held, numbers));
}

import { addPaise } from '@prosperx/core/money';
import { PORTFOLIO_PAGE, type Transaction } from '@prosperx/core/portfolio';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import { ledgerEntries, orders, orderSets, sales } from '#db/schema/index.js';
import type { HeldPosition } from '#records/portfolio/repository.js';

const ledger = ledgerEntries;

/** The entries of a scheme in a folio, newest first, each with the number of the order or the redemption that led to it. */
export const newestEntries = (db: Db, isIt: SQL | undefined) =>
  db
    .select({
      date: ledger.date,
      kind: ledger.kind,
      amount: ledger.amount,
      stampDuty: ledger.stampDuty,
      units: ledger.units,
      nav: ledger.nav,
      pxOrderNumber: sql<string | null>`coalesce(${orderSets.pxOrderNumber}, ${sales.pxOrderNumber})`.as('number'),
    })
    .from(ledger)
    .leftJoin(orders, eq(orders.id, ledger.orderId))
    .leftJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .leftJoin(sales, eq(sales.id, ledger.saleId))
    .where(isIt)
    .orderBy(desc(ledger.date), desc(ledger.seq));

/** An entry as it was read. */
export type Entry = Pick<
  typeof ledgerEntries.$inferSelect,
  'date' | 'kind' | 'amount' | 'stampDuty' | 'units' | 'nav'
> & { readonly pxOrderNumber: string | null };

/** An entry as the wire has it. */
export function transactionOf(
  entry: Entry,
  { folioNo, scheme }: Pick<HeldPosition, 'folioNo' | 'scheme'>,
): Transaction {
  return {
    transactionDate: entry.date,
    transactionType: entry.kind,
    type: entry.units < 0 ? 'S' : 'P',
    amount: addPaise(entry.amount, entry.stampDuty),
    units: entry.units,
    nav: entry.nav,
    folioNo,
    schemeCode: scheme.amfiCode,
    pxOrderNumber: entry.pxOrderNumber,
  };
}

const SIZE = PORTFOLIO_PAGE.transactions;

const pageOfEntries = preparedOnce((db) =>
  newestEntries(
    db,
    and(eq(ledger.folioId, sql.placeholder('folioId')), eq(ledger.schemeId, sql.placeholder('schemeId'))),
  )
    .limit(SIZE)
    .offset(sql.placeholder('offset'))
    .prepare('page_of_entries'),
);

/** Returns one page of the transactions of a folio, newest first; pages count from 1. */
export async function readFolioTransactions(db: Db, held: HeldPosition, page: number): Promise<Transaction[]> {
  const { folioId, scheme } = held;
  const entries = await pageOfEntries(db).execute({ folioId, schemeId: scheme.id, offset: (page - 1) * SIZE });
  return entries.map((entry) => transactionOf(entry, held));
}

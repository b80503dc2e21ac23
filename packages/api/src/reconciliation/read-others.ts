import { and, asc, eq, getTableColumns, gt, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  folios,
  ledgerEntries,
  orders,
  paymentOrders,
  payments,
  sales,
  sandboxBankPayments,
  sandboxBankPayouts,
  sandboxExchangeOrders,
  sandboxExchangePlans,
  sandboxExchangeSips,
  sipChanges,
  sips,
  transferPlans,
} from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { SALE_KINDS_AT_EXCHANGE } from '#sandbox/exchange-redemptions.js';
import type { BankPayout, BookedSip } from './books.js';
import { inOrder, isAnyOf } from './parts.js';
import { NO_RECORDS, NO_ROWS_OF_OTHERS, type Records, type RowsOfOthers, type Shared } from './read-records.js';

/** Reads the books of exchange and bank, so many rows at a time, each with what it is of here. */
export async function* recordsOfOthers(db: Db, shared: Shared, size: number): AsyncGenerator<Records> {
  for await (const { theirs, ...named } of partsOf(db, size)) {
    const rows = { ...NO_ROWS_OF_OTHERS, ...theirs };
    yield { ...NO_RECORDS, ...shared, ...rows, ...named, theirs: rows };
  }
}

interface Part extends Partial<Omit<Records, 'theirs'>> {
  readonly theirs: Partial<RowsOfOthers>;
}

async function* partsOf(db: Db, size: number): AsyncGenerator<Part> {
  for await (const rows of rowsOf(db, size, sandboxExchangeOrders, 'orderNumber')) yield await ofExchange(db, rows);
  for await (const rows of rowsOf(db, size, sandboxExchangeSips, 'registrationNumber')) yield await ofSips(db, rows);
  for await (const bookedPlans of rowsOf(db, size, sandboxExchangePlans, 'registrationNumber')) {
    const plans = await db
      .select()
      .from(transferPlans)
      .where(isAnyOf(transferPlans.clientRef, refsOf(bookedPlans)));
    yield { plans, theirs: { bookedPlans } };
  }
  for await (const bank of rowsOf(db, size, sandboxBankPayments, 'gatewayRef')) {
    const paid = await db
      .select()
      .from(payments)
      .where(isAnyOf(payments.clientRef, refsOf(bank)));
    yield { payments: paid, theirs: { bank } };
  }
  for await (const rows of rowsOf(db, size, sandboxBankPayouts, 'reference')) yield await ofPayouts(db, rows);
}

/** Reads a book by its key. */
function rowsOf<Table extends PgTable, Key extends keyof Table['$inferSelect'] & string>(
  db: Db,
  size: number,
  table: Table,
  key: Key,
) {
  const column = getTableColumns(table as PgTable)[key] as PgColumn;
  const next = async (last: string) => {
    const rows = db
      .select()
      .from(table as PgTable)
      .where(gt(column, last))
      .orderBy(asc(column))
      .limit(size);
    return (await rows) as Table['$inferSelect'][];
  };
  return inOrder(size, '', next, (row) => row[key] as string);
}

const refsOf = (rows: readonly { readonly clientRef: string }[]) => rows.map(({ clientRef }) => clientRef);

async function ofExchange(db: Db, booked: readonly RowsOfOthers['exchange'][number][]): Promise<Part> {
  const ordered = await db
    .select()
    .from(orders)
    .where(isAnyOf(orders.clientRef, refsOf(booked)));
  // what was bought before there were orders
  const wanted = and(
    eq(ledgerEntries.source, EXCHANGE_SOURCE),
    isAnyOf(ledgerEntries.sourceRef, refsOf(booked), refsOf(ordered)),
  );
  const entries = await db
    .select({ entry: getTableColumns(ledgerEntries), folio: getTableColumns(folios) })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .where(wanted);
  return {
    entries,
    orders: ordered,
    sales: await db
      .select()
      .from(sales)
      .where(isAnyOf(sales.clientRef, refsOf(booked))),
    theirs: {
      exchange: booked.filter(({ kind }) => !SALE_KINDS_AT_EXCHANGE.includes(kind)),
      soldAtExchange: booked.filter(({ kind }) => SALE_KINDS_AT_EXCHANGE.includes(kind)),
    },
  };
}

/** Reads the SIPs that have these numbers, or have given them up, and the orders with which they began. */
async function ofSips(db: Db, exchangeSips: readonly BookedSip[]): Promise<Part> {
  const numbers = exchangeSips.map(({ registrationNumber }) => registrationNumber);
  const named = await db
    .select({ sipId: sipChanges.sipId })
    .from(sipChanges)
    .where(or(isAnyOf(sipChanges.registrationNumber, numbers), isAnyOf(sipChanges.formerNumber, numbers)));
  const changed = named.map(({ sipId }) => sipId);
  const found = await db
    .select()
    .from(sips)
    .where(or(isAnyOf(sips.registrationNumber, numbers), isAnyOf(sips.id, changed)))
    .orderBy(asc(sips.id));
  const firsts = found.map(({ firstOrderId }) => firstOrderId);
  const began = await db
    .select()
    .from(orders)
    .where(or(isAnyOf(orders.id, firsts), isAnyOf(orders.clientRef, refsOf(exchangeSips))));
  const orderIds = began.map(({ id }) => id);
  const links = await db.select().from(paymentOrders).where(isAnyOf(paymentOrders.orderId, orderIds));
  const paymentIds = links.map(({ paymentId }) => paymentId);
  const sipIds = found.map(({ id }) => id);
  return {
    links,
    sips: found,
    orders: began,
    payments: await db.select().from(payments).where(isAnyOf(payments.id, paymentIds)),
    sipChanges: await db
      .select()
      .from(sipChanges)
      .where(isAnyOf(sipChanges.sipId, sipIds))
      .orderBy(asc(sipChanges.instalment)),
    theirs: { exchangeSips },
  };
}

async function ofPayouts(db: Db, payouts: readonly BankPayout[]): Promise<Part> {
  const numbers = payouts.map(({ orderNumber }) => orderNumber);
  const booked = await db
    .select()
    .from(sandboxExchangeOrders)
    .where(isAnyOf(sandboxExchangeOrders.orderNumber, numbers));
  const soldAtExchange = booked.filter(({ kind }) => SALE_KINDS_AT_EXCHANGE.includes(kind));
  const found = await db
    .select()
    .from(sales)
    .where(isAnyOf(sales.clientRef, refsOf(soldAtExchange)));
  return { soldAtExchange, sales: found, theirs: { payouts } };
}

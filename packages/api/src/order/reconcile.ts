import { addPaise, type Paise, subtractPaise, unitsFor, worthOf } from '@prosperx/core/money';
import { statusOf } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries, orders, paymentOrders, payments } from '#db/schema/index.js';

/** An order as the exchange has it in its book. */
export interface ExchangeRow {
  readonly clientRef: string;
  readonly orderNumber: string;
  readonly amount: Paise;
}

/** Something that does not add up. `ref` is our reference of the order, or the payment's id. */
export interface Discrepancy {
  readonly kind:
    | 'not_at_exchange'
    | 'twice_at_exchange'
    | 'unknown_to_us'
    | 'exchange_differs'
    | 'payment_differs'
    | 'paid_without_payment'
    | 'not_in_ledger'
    | 'twice_in_ledger'
    | 'ledger_differs';
  readonly ref: string;
}

type OrderRow = typeof orders.$inferSelect;
type Entry = typeof ledgerEntries.$inferSelect;

function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return groups;
}

/** Each order that we call valid is at the exchange once, as we have it. One that waits for an answer may be there or not. */
function atExchange(order: OrderRow, rows: readonly ExchangeRow[]): Discrepancy['kind'] | null {
  if (rows.length > 1) return 'twice_at_exchange';
  const [row] = rows;
  if (!row) return statusOf(order.state) === 'VALID' ? 'not_at_exchange' : null;
  const differs =
    row.amount !== order.amount || (order.bseOrderNumber !== null && order.bseOrderNumber !== row.orderNumber);
  return differs ? 'exchange_differs' : null;
}

/** Each allotted order, and no other, is in the ledger once: with the units that its amount less stamp duty buys at its NAV. */
function inLedger(order: OrderRow, entries: readonly Entry[]): Discrepancy['kind'] | null {
  const [entry] = entries;
  if (entries.length > 1) return 'twice_in_ledger';
  if (order.state !== 'allotted') return entry ? 'ledger_differs' : null;
  if (!entry) return 'not_in_ledger';
  const { amount, stampDuty, units, nav } = entry;
  const paidIn = addPaise(amount, stampDuty) === order.amount;
  const bought =
    units === unitsFor(amount, nav) && Math.abs(subtractPaise(worthOf(units, nav), amount)) <= halfAUnitOf(nav);
  return paidIn && bought && units === order.allottedUnits ? null : 'ledger_differs';
}

/** Units have three decimals: so much of the amount cannot be turned into units, a paisa of rounding included. */
function halfAUnitOf(nav: Entry['nav']): number {
  return worthOf(1 as Entry['units'], nav) / 2 + 1;
}

/** The sum of a paid payment is that of its orders, and these are paid by no other. */
async function inPayments(db: Db): Promise<Discrepancy[]> {
  const rows = await db
    .select({ payment: payments, order: orders })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(payments.state, 'paid'));
  const paid = groupBy(rows, ({ payment }) => payment.id);
  const differing = [...paid].filter(
    ([, group]) => addPaise(...group.map(({ order }) => order.amount)) !== group[0]?.payment.amount,
  );
  const wrongly = [...groupBy(rows, ({ order }) => order.clientRef)].filter(
    ([, group]) => group.length > 1 || group.some(({ order }) => order.paymentState !== 'paid'),
  );
  const refs = new Set(rows.map(({ order }) => order.clientRef));
  const unpaid = (await db.select().from(orders).where(eq(orders.paymentState, 'paid'))).filter(
    ({ clientRef }) => !refs.has(clientRef),
  );
  return [
    ...[...differing, ...wrongly].map(([ref]) => ({ kind: 'payment_differs' as const, ref })),
    ...unpaid.map(({ clientRef }) => ({ kind: 'paid_without_payment' as const, ref: clientRef })),
  ];
}

/** Compares orders, payments, ledger and the exchange's book; empty when all of them agree. */
export async function reconcile(db: Db, book: readonly ExchangeRow[]): Promise<readonly Discrepancy[]> {
  const rows = await db.select().from(orders);
  const entries = await db.select().from(ledgerEntries);
  const byRef = groupBy(book, ({ clientRef }) => clientRef);
  const bySource = groupBy(entries, ({ sourceRef }) => sourceRef);
  const known = new Set([...rows.map(({ clientRef }) => clientRef), ...entries.map(({ sourceRef }) => sourceRef)]);
  const found = rows.flatMap((order) => {
    const { clientRef: ref } = order;
    const kinds = [atExchange(order, byRef.get(ref) ?? []), inLedger(order, bySource.get(ref) ?? [])];
    return kinds.flatMap((kind) => (kind ? [{ kind, ref }] : []));
  });
  const foreign = [...byRef.keys()].filter((ref) => !known.has(ref));
  return [...found, ...foreign.map((ref) => ({ kind: 'unknown_to_us' as const, ref })), ...(await inPayments(db))];
}

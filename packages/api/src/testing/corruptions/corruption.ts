import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  ledgerEntries,
  orders,
  orderSets,
  payments,
  sandboxBankPayments,
  sandboxExchangeOrders,
  sandboxExchangeSips,
  sips,
} from '#db/schema/index.js';
import type { CheckName } from '#reconciliation/books.js';
import type { PlayedBooks, PlayedTrace } from '#testing/played-books.js';

/** A change that makes one thing wrong, which a check must find at the record whose id it returns. */
export type Corruption = readonly [
  what: string,
  check: CheckName,
  corrupt: (tx: Db, books: PlayedBooks) => Promise<string>,
];

type Change<Table extends { readonly $inferInsert: unknown }> = Partial<Table['$inferInsert']>;

export async function changeOrder(tx: Db, { order }: PlayedTrace, change: Change<typeof orders>) {
  await tx.update(orders).set(change).where(eq(orders.id, order.id));
  return order.id;
}

export async function changeSet(tx: Db, { order }: PlayedTrace, change: Change<typeof orderSets>) {
  await tx.update(orderSets).set(change).where(eq(orderSets.id, order.orderSetId));
  return order.orderSetId;
}

export async function changePayment(tx: Db, { payment }: PlayedTrace, change: Change<typeof payments>) {
  await tx.update(payments).set(change).where(eq(payments.id, payment!.id));
  return payment!.id;
}

export async function changeEntry(tx: Db, { entry }: PlayedTrace, change: Change<typeof ledgerEntries>) {
  await tx.update(ledgerEntries).set(change).where(eq(ledgerEntries.seq, entry!.seq));
  return entryRef({ entry });
}

/** Names an entry as the checks of the ledger do. */
export const entryRef = ({ entry }: Pick<PlayedTrace, 'entry'>) => `ledger ${entry!.seq}`;

export async function changeSip(tx: Db, { sip }: PlayedTrace, change: Change<typeof sips>) {
  await tx.update(sips).set(change).where(eq(sips.id, sip!.id));
  return sip!.id;
}

/** Changes the book of the exchange; returns the order's id, as the checks of orders do. */
export async function changeBooked(tx: Db, trace: PlayedTrace, change: Change<typeof sandboxExchangeOrders>) {
  const named = eq(sandboxExchangeOrders.orderNumber, trace.booked.orderNumber);
  await tx.update(sandboxExchangeOrders).set(change).where(named);
  return trace.order.id;
}

/** Changes the book of the bank; returns the payment's id. */
export async function changeBanked(tx: Db, trace: PlayedTrace, change: Change<typeof sandboxBankPayments>) {
  const named = eq(sandboxBankPayments.gatewayRef, trace.banked!.gatewayRef);
  await tx.update(sandboxBankPayments).set(change).where(named);
  return trace.payment!.id;
}

/** Changes a SIP in the exchange's book. */
export async function changeBookedSip(tx: Db, { sip }: PlayedTrace, change: Change<typeof sandboxExchangeSips>) {
  await tx
    .update(sandboxExchangeSips)
    .set(change)
    .where(eq(sandboxExchangeSips.registrationNumber, sip?.registrationNumber ?? ''));
}

import { and, asc, gt, not, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Db, isOneOf } from '#db/db.js';
import {
  folios,
  ledgerEntries,
  type OrderRow,
  type OrderSetRow,
  orders,
  orderSets,
  paymentOrders,
  type PaymentRow,
  payments,
  planInstalments,
  profiles,
  type RedemptionRow,
  refunds,
  sales,
  sandboxBankPayments,
  sandboxBankPayouts,
  sandboxExchangeOrders,
  sandboxExchangePlans,
  sandboxExchangeSips,
  sipChanges,
  type SipRow,
  sips,
  type TransferPlanRow,
  transferPlans,
} from '#db/schema/index.js';
import { SALE_KINDS_AT_EXCHANGE } from '#sandbox/exchange-redemptions.js';
import type { Folio } from './books.js';
import { inOrder, isAnyOf } from './parts.js';
import {
  type FolioEntry,
  NO_RECORDS,
  type Records,
  type RowsOfOthers,
  type Scope,
  type Shared,
} from './read-records.js';

/** Reads the books of all people, so many people at a time. */
export async function* recordsOfPeople(db: Db, shared: Shared, scope: Scope, size: number): AsyncGenerator<Records> {
  const next = (last: string) =>
    db
      .select({ id: profiles.id, ucc: profiles.ucc })
      .from(profiles)
      .where(gt(profiles.id, last))
      .orderBy(asc(profiles.id))
      .limit(size);
  for await (const part of inOrder(size, '', next, idOf)) {
    const people = new Map(part.map(({ id, ucc }) => [id, ucc]));
    const own = await readOwn(db, people);
    const records = { ...NO_RECORDS, ...shared, people, ...(await readWith(db, shared, people, own)) };
    yield scope === 'all' ? { ...records, ...(await readOthersOf(db, records)) } : records;
  }
}

const idOf = ({ id }: { readonly id: string }) => id;
const refOf = ({ clientRef }: { readonly clientRef: string }) => clientRef;

/** The numbers at the exchange of people, by person. */
type People = ReadonlyMap<string, string>;

interface Own {
  /** Says of rows whether they belong to other people. */
  readonly ofOthers: (column: PgColumn) => SQL;
  readonly folios: readonly Folio[];
  readonly orders: readonly OrderRow[];
  readonly sets: readonly OrderSetRow[];
  readonly payments: readonly PaymentRow[];
  readonly sips: readonly SipRow[];
  readonly sales: readonly RedemptionRow[];
  readonly plans: readonly TransferPlanRow[];
}

/** Reads what belongs to people. */
async function readOwn(db: Db, people: People): Promise<Own> {
  const isTheirs = (column: PgColumn) => isOneOf(column, [...people.keys()]);
  return {
    ofOthers: (column) => not(isTheirs(column)),
    folios: await db.select().from(folios).where(isTheirs(folios.profileId)),
    orders: await db.select().from(orders).where(isTheirs(orders.profileId)).orderBy(asc(orders.id)),
    sets: await db.select().from(orderSets).where(isTheirs(orderSets.profileId)).orderBy(asc(orderSets.id)),
    payments: await db.select().from(payments).where(isTheirs(payments.profileId)).orderBy(asc(payments.id)),
    sips: await db.select().from(sips).where(isTheirs(sips.profileId)).orderBy(asc(sips.id)),
    sales: await db.select().from(sales).where(isTheirs(sales.profileId)).orderBy(asc(sales.id)),
    plans: await db
      .select()
      .from(transferPlans)
      .where(isTheirs(transferPlans.profileId))
      .orderBy(asc(transferPlans.id)),
  };
}

/** Reads the ledger of people, by entry and by folio, in its order, and the entries elsewhere that name what is theirs. */
async function readEntries(
  db: Db,
  { people, astray, ...own }: Own & Pick<Shared, 'astray'> & { readonly people: People },
) {
  const isTheirs = or(
    isOneOf(ledgerEntries.profileId, [...people.keys()]),
    isAnyOf(ledgerEntries.folioId, own.folios.map(idOf)),
  );
  const read = await db.select().from(ledgerEntries).where(isTheirs).orderBy(asc(ledgerEntries.seq));
  const foliosById = new Map(own.folios.map((folio) => [folio.id, folio]));
  const named = [...read, ...own.sales].map(({ folioId }) => folioId);
  const elsewhere = await db
    .select()
    .from(folios)
    .where(isAnyOf(folios.id, named, foliosById.keys()));
  for (const folio of elsewhere) foliosById.set(folio.id, folio);
  const owners = read.map(({ profileId }) => profileId);
  const strangers = await db
    .select({ id: profiles.id, ucc: profiles.ucc })
    .from(profiles)
    .where(isAnyOf(profiles.id, owners, people.keys()));
  const uccs = new Map([...people, ...strangers.map(({ id, ucc }) => [id, ucc] as const)]);
  const entries = new Map<number, FolioEntry>();
  for (const entry of read) {
    const folio = foliosById.get(entry.folioId);
    if (folio) entries.set(entry.seq, { entry, folio });
  }
  const names = new Set([...own.orders, ...own.sales].flatMap(({ id, clientRef }) => [id, clientRef]));
  for (const row of astray) {
    const { orderId, saleId, sourceRef, seq } = row.entry;
    if (names.has(orderId ?? '') || names.has(saleId ?? '') || names.has(sourceRef)) entries.set(seq, row);
  }
  return { uccs, folios: [...foliosById.values()], entries: [...entries.values()] };
}

/** Reads what the rows of people name or are named by, whosever it is. */
async function readWith(db: Db, shared: Shared, people: People, own: Own) {
  const { ofOthers } = own;
  const ledger = await readEntries(db, { ...own, people, astray: shared.astray });
  const { entries } = ledger;
  const [orderIds, paymentIds] = [own.orders.map(idOf), own.payments.map(idOf)];
  const linksOfPayments = await db.select().from(paymentOrders).where(isAnyOf(paymentOrders.paymentId, paymentIds));
  const namedOrders = [
    ...linksOfPayments.map(({ orderId }) => orderId),
    ...own.sips.map(({ firstOrderId }) => firstOrderId),
    ...entries.map(({ entry: { orderId } }) => orderId),
  ];
  const unnamed = entries.flatMap(({ entry: { orderId, sourceRef } }) => (orderId === null ? [sourceRef] : []));
  const wanted = or(
    isAnyOf(orders.id, namedOrders, orderIds),
    isAnyOf(orders.clientRef, unnamed, own.orders.map(refOf)),
    isAnyOf(orders.orderSetId, own.sets.map(idOf)),
  );
  const allOrders = [
    ...own.orders,
    ...(await db
      .select()
      .from(orders)
      .where(and(wanted, ofOthers(orders.profileId)))),
  ];
  const ofOrders = and(
    isAnyOf(paymentOrders.orderId, allOrders.map(idOf)),
    not(isAnyOf(paymentOrders.paymentId, paymentIds)),
  );
  const links = [...linksOfPayments, ...(await db.select().from(paymentOrders).where(ofOrders))];
  const paying = isAnyOf(
    payments.id,
    links.map(({ paymentId }) => paymentId),
    paymentIds,
  );
  const setIds = [...own.orders, ...own.payments].map(({ orderSetId }) => orderSetId);
  const otherSets = isAnyOf(orderSets.id, setIds, own.sets.map(idOf));
  const sipIds = own.orders.map(({ sipId }) => sipId);
  const otherSips = or(
    isAnyOf(sips.id, sipIds, own.sips.map(idOf)),
    and(isAnyOf(sips.firstOrderId, orderIds), ofOthers(sips.profileId)),
  );
  const allSips = [...own.sips, ...(await db.select().from(sips).where(otherSips))];
  const saleIds = entries.map(({ entry: { saleId } }) => saleId);
  const otherSales = or(
    isAnyOf(sales.id, saleIds, own.sales.map(idOf)),
    isAnyOf(sales.folioId, own.folios.map(idOf)),
    isAnyOf(sales.planId, own.plans.map(idOf)),
  );
  return {
    ...ledger,
    links,
    orders: allOrders,
    sips: allSips,
    plans: own.plans,
    sets: [...own.sets, ...(await db.select().from(orderSets).where(otherSets))],
    payments: [...own.payments, ...(await db.select().from(payments).where(paying))],
    sales: [
      ...own.sales,
      ...(await db
        .select()
        .from(sales)
        .where(and(otherSales, ofOthers(sales.profileId)))),
    ],
    refunds: await db.select().from(refunds).where(isAnyOf(refunds.paymentId, paymentIds)).orderBy(asc(refunds.id)),
    planInstalments: await db
      .select()
      .from(planInstalments)
      .where(isAnyOf(planInstalments.planId, own.plans.map(idOf))),
    sipChanges: await db
      .select()
      .from(sipChanges)
      .where(isAnyOf(sipChanges.sipId, allSips.map(idOf)))
      .orderBy(asc(sipChanges.instalment)),
  };
}

/** Reads what exchange and bank have of the people of a part, and of what they name. */
async function readOthersOf(db: Db, records: Records): Promise<RowsOfOthers> {
  const refs = [
    ...records.orders.map(refOf),
    ...records.sales.map(refOf),
    ...records.entries.map(({ entry: { sourceRef } }) => sourceRef),
  ];
  const booked = await db
    .select()
    .from(sandboxExchangeOrders)
    .where(
      or(isAnyOf(sandboxExchangeOrders.clientRef, refs), isAnyOf(sandboxExchangeOrders.ucc, records.uccs.values())),
    );
  const soldAtExchange = booked.filter(({ kind }) => SALE_KINDS_AT_EXCHANGE.includes(kind));
  const numbers = [
    ...[...records.sips, ...records.sipChanges].map(({ registrationNumber }) => registrationNumber),
    ...records.sipChanges.map(({ formerNumber }) => formerNumber),
  ];
  return {
    soldAtExchange,
    exchange: booked.filter(({ kind }) => !SALE_KINDS_AT_EXCHANGE.includes(kind)),
    exchangeSips: await db
      .select()
      .from(sandboxExchangeSips)
      .where(isAnyOf(sandboxExchangeSips.registrationNumber, numbers)),
    bookedPlans: await db
      .select()
      .from(sandboxExchangePlans)
      .where(isAnyOf(sandboxExchangePlans.clientRef, records.plans.map(refOf))),
    bank: await db
      .select()
      .from(sandboxBankPayments)
      .where(isAnyOf(sandboxBankPayments.clientRef, records.payments.map(refOf))),
    payouts: await db
      .select()
      .from(sandboxBankPayouts)
      .where(
        isAnyOf(
          sandboxBankPayouts.orderNumber,
          soldAtExchange.map(({ orderNumber }) => orderNumber),
        ),
      ),
  };
}

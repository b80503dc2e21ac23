import type { Paise } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';
import type { OrderRow, SipChangeRow, SipRow } from '#db/schema/index.js';
import { outcomeOfPayment } from '#sandbox/bank-book.js';
import { detailsOf } from '#sandbox/exchange-book.js';
import type { BookedFile, EntryFile, JoinedBooks, OrderFile, PaymentFile, SipFile } from './books.js';
import { grouped } from './grouped.js';
import { joinRedemptions } from './join-redemptions.js';
import { joinPlans } from './plan-checks.js';
import type { FolioEntry, Records } from './read-records.js';

/** Indexes the rows by the references under which other records name them. */
function indexOf(records: Records) {
  const { exchange, links, orders, payments, schemes, sets, sips, uccs } = records;
  const entries = records.entries.map(({ entry }) => entry).filter(isPurchase);
  const paymentsById = new Map(payments.map((payment) => [payment.id, payment]));
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const known = <Row>(row: Row | undefined): Row[] => (row === undefined ? [] : [row]);
  const linksOfOrder = grouped(links, ({ orderId }) => orderId);
  const linksOfPayment = grouped(links, ({ paymentId }) => paymentId);
  return {
    ordersById,
    ordersByRef: new Map(orders.map((order) => [order.clientRef, order])),
    ordersOfSet: grouped(orders, ({ orderSetId }) => orderSetId),
    ordersOf: (paymentId: string) => linksOfPayment(paymentId).flatMap(({ orderId }) => known(ordersById.get(orderId))),
    paymentsOf: (orderId: string) =>
      linksOfOrder(orderId).flatMap(({ paymentId }) => known(paymentsById.get(paymentId))),
    paymentsByRef: new Map(payments.map((payment) => [payment.clientRef, payment])),
    setsById: new Map(sets.map((set) => [set.id, set])),
    sipsById: new Map(sips.map((sip) => [sip.id, sip])),
    sipsByFirst: new Map(sips.flatMap((sip) => (sip.firstOrderId === null ? [] : [[sip.firstOrderId, sip] as const]))),
    entriesByRef: grouped(entries, ({ sourceRef }) => sourceRef),
    entriesByOrder: grouped(entries, ({ orderId }) => orderId),
    bookedByRef: grouped(exchange, ({ clientRef }) => clientRef),
    bankedByRef: grouped(records.bank, ({ clientRef }) => clientRef),
    refundsOf: grouped(records.refunds, ({ paymentId }) => paymentId),
    uccs,
    schemes,
    changesOf: grouped(records.sipChanges, ({ sipId }) => sipId),
    sipMessages: records.sipMessages,
    pendingMessages: records.pendingMessages,
  };
}

const isPurchase = ({ kind }: FolioEntry['entry']) => kind === 'purchase' || kind === 'sip';

type Index = ReturnType<typeof indexOf>;

/** Returns when the money that pays an order came, by the bank's book where it can be read; null before. */
function realisedAt(index: Index, orderId: string): Instant | null {
  const paid = index.paymentsOf(orderId).filter(({ state }) => state === 'paid');
  const times = paid.flatMap(({ clientRef, paidAt }) => {
    const banked = index.bankedByRef(clientRef).map(outcomeOfPayment);
    if (banked.length === 0) return paidAt === null ? [] : [paidAt];
    return banked.flatMap((outcome) => (outcome.state === 'paid' ? [outcome.at] : []));
  });
  return times.length > 0 ? Math.min(...times) : null;
}

function fileOf(index: Index, order: OrderRow): OrderFile {
  const { id, clientRef, profileId, schemeId, orderSetId, sipId } = order;
  const payments = index.paymentsOf(id);
  const ofRef = index.entriesByRef(clientRef);
  const sip = sipId === null ? index.sipsByFirst.get(id) : index.sipsById.get(sipId);
  return {
    order,
    payments,
    set: index.setsById.get(orderSetId),
    ucc: index.uccs.get(profileId),
    scheme: index.schemes.get(schemeId),
    booked: index.bookedByRef(clientRef),
    entries: [...new Set([...index.entriesByOrder(id), ...ofRef])],
    sip,
    sipAmount: sip && amountAt(sip, index.changesOf(sip.id), order.instalment ?? 1),
    realisedAt: realisedAt(index, id),
    hasPendingMessage: [order, ...payments].some((row) => index.pendingMessages.has(row.clientRef)),
  };
}

function entryFileOf(index: Index, { entry, folio }: FolioEntry): EntryFile {
  const { orderId, sourceRef, profileId, schemeId } = entry;
  const order = orderId === null ? index.ordersByRef.get(sourceRef) : index.ordersById.get(orderId);
  const booked = index.bookedByRef(sourceRef);
  const [first] = booked;
  return {
    entry,
    folio,
    order,
    booked,
    ucc: index.uccs.get(profileId),
    scheme: index.schemes.get(schemeId),
    orderedAt: order?.createdAt ?? first?.createdAt ?? null,
    realisedAt: order ? realisedAt(index, order.id) : ((first && detailsOf(first).realisedAt) ?? null),
  };
}

function paymentFileOf(index: Index, payment: PaymentFile['payment']): PaymentFile {
  return {
    payment,
    set: index.setsById.get(payment.orderSetId),
    orders: index.ordersOf(payment.id),
    banked: index.bankedByRef(payment.clientRef),
    refunds: index.refundsOf(payment.id),
  };
}

/** Joins each SIP with its changes and with what the exchange runs under its numbers. */
function sipFilesOf({ sips, exchangeSips }: Records, index: Index, byId: ReadonlyMap<string, OrderFile>): SipFile[] {
  const byNumber = new Map(exchangeSips.map((row) => [row.registrationNumber, row]));
  return sips.map((sip) => {
    const changes = index.changesOf(sip.id);
    const numbers = [sip, ...changes].map(({ registrationNumber }) => registrationNumber ?? '');
    const former = changes.map(({ formerNumber }) => formerNumber ?? '');
    const booked = [...new Set([...numbers, ...former])].flatMap((number) => byNumber.get(number) ?? []);
    return {
      sip,
      changes,
      booked,
      first: byId.get(sip.firstOrderId ?? ''),
      ucc: index.uccs.get(sip.profileId),
      scheme: index.schemes.get(sip.schemeId),
      hasPendingMessage: index.sipMessages.has(sip.id) || changes.some(({ id }) => index.sipMessages.has(id)),
    };
  });
}

/** Returns the amount of a SIP at an instalment, by the changes that were made since. */
export function amountAt(sip: SipRow, changes: readonly SipChangeRow[], instalment: number): Paise {
  const later = changes.find((change) => change.state === 'done' && change.instalment > instalment);
  return later?.formerAmount ?? sip.amount;
}

/** Joins each record of the part with those of the other books about the same thing. */
export function joinBooks(records: Records): JoinedBooks {
  const index = indexOf(records);
  const { people, theirs } = records;
  const isOwn = ({ profileId }: { readonly profileId: string }) => people.has(profileId);
  const orders = records.orders.map((order) => fileOf(index, order));
  const byRef = new Map(orders.map((file) => [file.order.clientRef, file]));
  const byId = new Map(orders.map((file) => [file.order.id, file]));
  const payments = records.payments.filter(isOwn).map((payment) => paymentFileOf(index, payment));
  const bookedFile = (booked: BookedFile['booked']): BookedFile => {
    const order = byRef.get(booked.clientRef);
    return { booked, order, entries: index.entriesByRef(booked.clientRef), sip: order?.sip };
  };
  const sipFiles = sipFilesOf(records, index, byId);
  // the first that names a row, as a look through all of them would find
  const sipOf = new Map(sipFiles.toReversed().flatMap((file) => file.booked.map((row) => [row, file] as const)));
  const paymentOf = new Map(payments.map((file) => [file.payment.id, file]));
  return {
    orders: orders.filter(({ order }) => isOwn(order)),
    bookedSips: theirs.exchangeSips.map((booked) => ({
      booked,
      order: byRef.get(booked.clientRef),
      of: sipOf.get(booked),
    })),
    sets: records.sets.filter(isOwn).map((set) => ({ set, orders: index.ordersOfSet(set.id) })),
    payments,
    refunds: records.refunds.map((refund) => ({
      refund,
      payment: paymentOf.get(refund.paymentId),
    })),
    entries: records.entries
      .filter(({ entry }) => isOwn(entry) && isPurchase(entry))
      .map((row) => entryFileOf(index, row)),
    sips: sipFiles.filter(({ sip }) => isOwn(sip)),
    booked: theirs.exchange.map(bookedFile),
    banked: theirs.bank.map((banked) => ({ banked, payment: index.paymentsByRef.get(banked.clientRef) })),
    ...joinRedemptions(records),
    ...joinPlans(records),
    doneUntil: records.doneUntil,
    offerOf: (schemeId) => index.schemes.get(schemeId)?.offer ?? null,
    calendar: records.calendar,
  };
}

import { addPaise, type Paise, paise } from '@prosperx/core/money';
import { isOfferWithdrawn } from '@prosperx/core/nfo';
import { acceptsPayment, canBePaid } from '@prosperx/core/order';
import { whyRefunded } from '@prosperx/core/payment';
import type { TransactionRow, TransactionState } from '@prosperx/core/portfolio';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  folios,
  ledgerEntries,
  type OrderRow,
  orders,
  orderSets,
  payments,
  refunds,
  schemes,
} from '#db/schema/index.js';
import { orderText } from '#records/order/remarks.text.js';
import { readFailedInstalments, readRedemptions } from './read-redemptions.js';

/** Returns all transactions of a profile, newest first: what it buys and sells, what came from elsewhere, and money that went back. */
export async function readTransactions(db: Db, profileId: string, now: Instant): Promise<TransactionRow[]> {
  const rows = [
    ...(await readOrders(db, profileId, now)),
    ...(await readRedemptions(db, profileId)),
    ...(await readFailedInstalments(db, profileId)),
    ...(await readEntries(db, profileId)),
    ...(await readRefunds(db, profileId)),
  ];
  const byDate = (a: TransactionRow, b: TransactionRow) =>
    a.transactionDate === b.transactionDate
      ? a.transactionId < b.transactionId
        ? 1
        : -1
      : a.transactionDate < b.transactionDate
        ? 1
        : -1;
  return rows.sort(byDate);
}

const scheme = { schemeId: schemes.id, schemeName: schemes.name, brand: schemes.fundHouse };

async function readOrders(db: Db, profileId: string, now: Instant): Promise<TransactionRow[]> {
  const rows = await db
    .select({ order: orders, set: orderSets, scheme, offer: schemes.offer })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    // an order that only begins a SIP moves nothing, confirmed or not: its instalments are listed
    .where(and(eq(orders.profileId, profileId), ne(orders.paymentState, 'not_due')));
  return rows.map(({ order, set: { pxOrderNumber, payableUntil }, scheme: of, offer }) => {
    const offerWithdrawn = order.sipId === null && isOfferWithdrawn(offer);
    const state = stateOf({ ...order, offerWithdrawn }, payableUntil, now);
    return {
      ...of,
      transactionId: order.id,
      transactionDate: businessDateAt(order.createdAt),
      kind: order.kind,
      state,
      folioNo: order.folioNumber,
      amount: order.amount,
      units: order.allottedUnits,
      nav: order.allottedNav,
      navDate: order.navDate,
      pxOrderNumber,
      instalment: order.kind === 'sip' ? (order.instalment ?? 1) : null,
      reason: reasonOf({ ...order, offerWithdrawn }, state),
    };
  });
}

type OfferedOrder = OrderRow & { readonly offerWithdrawn: boolean };

function stateOf(order: OfferedOrder, payableUntil: Instant | null, now: Instant): TransactionState {
  const { state, isSkipped, sipId } = order;
  if (isSkipped) return 'skipped';
  if (state === 'allotted') return 'done';
  if (state === 'refused' || state === 'expired') return 'failed';
  // an instalment that was not invested failed; an order of the cart was cancelled by its owner
  if (state === 'cancelled') return sipId === null ? 'cancelled' : 'failed';
  return sipId === null && canBePaid(order, payableUntil, now) ? 'to_pay' : 'in_progress';
}

/** Says why an order brought no units, or, while it goes on, why it is not paid. */
function reasonOf(order: OfferedOrder, state: TransactionState): string {
  if (state === 'failed' || state === 'cancelled') return order.remarks;
  return order.offerWithdrawn && acceptsPayment(order) ? orderText.offerWithdrawn : '';
}

/** What the ledger has without an order or a redemption of ours: bought elsewhere, before the account was taken over. */
async function readEntries(db: Db, profileId: string): Promise<TransactionRow[]> {
  const rows = await db
    .select({ entry: ledgerEntries, folioNo: folios.folioNumber, scheme })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
    .where(and(eq(ledgerEntries.profileId, profileId), isNull(ledgerEntries.orderId), isNull(ledgerEntries.saleId)));
  return rows.map(({ entry, folioNo, scheme: of }) => ({
    ...of,
    transactionId: `ledger_${entry.seq}`,
    transactionDate: entry.date,
    kind: entry.kind,
    state: 'done',
    folioNo,
    amount: absolute(addPaise(entry.amount, entry.stampDuty)),
    units: entry.units,
    nav: entry.nav,
    navDate: entry.navDate,
    pxOrderNumber: null,
    instalment: null,
    reason: '',
  }));
}

const absolute = (amount: Paise): Paise => paise(Math.abs(amount));

const SEVERAL = { schemeId: null, schemeName: '', brand: '' };

/** Money that an order could not use, and that went back or is on its way. */
async function readRefunds(db: Db, profileId: string): Promise<TransactionRow[]> {
  const rows = await db
    .select({ refund: refunds, order: orders, pxOrderNumber: orderSets.pxOrderNumber, scheme })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(payments.profileId, profileId));
  return rows.map(({ refund, order, pxOrderNumber, scheme: of }) => ({
    ...(of ?? SEVERAL),
    transactionId: refund.id,
    transactionDate: businessDateAt(refund.createdAt),
    kind: 'refund',
    state: refund.state === 'refunded' ? 'done' : 'in_progress',
    folioNo: order?.folioNumber ?? null,
    amount: refund.amount,
    units: null,
    nav: null,
    navDate: null,
    pxOrderNumber,
    instalment: null,
    reason: whyRefunded(refund),
  }));
}

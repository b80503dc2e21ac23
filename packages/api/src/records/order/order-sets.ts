import { PxError } from '@prosperx/core/errors';
import { isOfferClosed, isOfferWithdrawn, nfoFaceValue } from '@prosperx/core/nfo';
import {
  acceptsPayment,
  investmentTypeOf,
  isNfoOrder,
  isConfirmed,
  isMoneyReceived,
  type Order,
  type OrderSet,
  sortOrders,
  statusOf,
} from '@prosperx/core/order';
import {
  canWithdraw,
  OPEN_PAYMENT_STATES,
  openUntil,
  paymentRedirect,
  whyRefunded,
  wayOf,
} from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  ledgerEntries,
  type OrderRow,
  orders,
  type OrderSetRow,
  orderSets,
  paymentOrders,
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  schemes,
  sips,
} from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { clearsLate } from '#records/nfo/clears-late.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { paymentUrlOf } from './payment-url.js';
import { type OrderProgress, readProgress } from './read-progress.js';
import { orderText } from './remarks.text.js';
import { sayingRemarks } from './say-remarks.js';

/** Returns the set made from a cart; throws `order_unknown` when there is none, or `forbidden` when it is somebody else's. */
export async function setOfCart(db: Db, cartId: string, profileId: string): Promise<OrderSetRow> {
  const [set] = await db.select().from(orderSets).where(eq(orderSets.cartId, cartId));
  if (!set) throw new PxError('order_unknown');
  if (set.profileId !== profileId) throw new PxError('forbidden');
  return set;
}

/** Returns a set with its orders as the wire has them, VALID first. */
export async function orderSetOf(
  deps: Pick<Services, 'db' | 'crypto' | 'clock' | 'calendar' | 'providers'> & Pick<Context, 'language'>,
  set: OrderSetRow,
): Promise<OrderSet> {
  const { db } = deps;
  const setId = set.id;
  const url = paymentUrlOf(deps, set);
  const moneyOf = await readMoney(db, setId);
  const openPayment = await openPaymentOf(deps, setId);
  const rows = await rowsOf(db, setId);
  const say = await sayingRemarks(deps);
  const progressOf = await readProgress(deps, rows);
  return {
    pxOrderNumber: set.pxOrderNumber,
    cartId: set.cartId ?? '',
    paymentUrl: url,
    payableUntil: set.payableUntil,
    confirmed: isConfirmed(set.confirmedAt, deps.clock.now()),
    openPayment,
    chequeClearsLate: clearsLate(
      rows.filter(({ order }) => acceptsPayment(order)).map(({ order, scheme }) => ({ ...order, offer: scheme.offer })),
      deps,
    ),
    orders: sortOrders(
      rows.map((row) => {
        const money = moneyOf(row.order);
        const { refund } = money;
        const offerWithdrawn = isOfferWithdrawn(row.scheme.offer);
        return {
          ...toOrder(row, set.pxOrderNumber, url),
          offerClosed: isClosed(row, deps.clock.now()),
          offerWithdrawn,
          ...money,
          ...progressOf(row, money.paidAt),
          // until operators have confirmed it, it is no end of the order
          remarks: say(offerWithdrawn && acceptsPayment(row.order) ? orderText.offerWithdrawn : row.order.remarks),
          paymentFailure: say(money.paymentFailure),
          refund: refund && { ...refund, reason: say(refund.reason) },
        };
      }),
    ),
    // counted after the orders are read: an order that is payable again never comes without the payment that ended
    endedPayments: await db.$count(
      payments,
      and(eq(payments.orderSetId, setId), notInArray(payments.state, [...OPEN_PAYMENT_STATES])),
    ),
  };
}

async function openPaymentOf(
  { db, calendar, providers }: Pick<Services, 'db' | 'calendar' | 'providers'>,
  setId: string,
): Promise<OrderSet['openPayment']> {
  const [open] = await db
    .select({ id: payments.id, mode: payments.mode, createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.orderSetId, setId), inArray(payments.state, [...OPEN_PAYMENT_STATES])))
    .limit(1);
  if (!open) return null;
  const way = wayOf(open.mode, providers.gateway);
  return {
    paymentId: open.id,
    redirectUrl: paymentRedirect(open.id, way),
    until: openUntil(way, open.createdAt, calendar),
    canWithdraw: canWithdraw(open.mode),
  };
}

function rowsOf(db: Db, setId: string) {
  return db
    .select({
      order: orders,
      scheme: {
        id: schemes.id,
        name: schemes.name,
        category: schemes.category,
        subCategory: schemes.subCategory,
        offer: schemes.offer,
        plan: schemes.plan,
        option: schemes.option,
        fundHouse: schemes.fundHouse,
      },
      bookedAt: ledgerEntries.bookedAt,
      sip: sips,
    })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .leftJoin(
      ledgerEntries,
      and(eq(ledgerEntries.source, EXCHANGE_SOURCE), eq(ledgerEntries.sourceRef, orders.clientRef)),
    )
    .leftJoin(sips, or(eq(sips.firstOrderId, orders.id), eq(sips.id, orders.sipId)))
    .where(eq(orders.orderSetId, setId))
    .orderBy(asc(sql`${orders.id} collate "C"`));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const isClosed = ({ order: { kind }, scheme: { offer } }: Row, now: Instant) =>
  isOfferClosed(offer, investmentTypeOf(kind), now);

function toOrder(
  { order, scheme }: Row,
  pxOrderNumber: string,
  paymentUrl: string | null,
): Omit<Order, keyof OrderMoney | keyof OrderProgress | 'remarks' | 'offerClosed' | 'offerWithdrawn'> {
  const isWithin = order.sipId === null && scheme.offer !== null && isNfoOrder(scheme.offer, order.createdAt);
  const offer = isWithin ? scheme.offer : null;
  return {
    encryptedOrderId: order.id,
    pxOrderNumber,
    orderStatus: statusOf(order.state),
    state: order.state,
    paymentState: order.paymentState,
    amount: order.amount,
    bseOrderNumber: order.bseOrderNumber,
    restoredAt: order.restoredAt,
    acceptedAt: order.acceptedAt,
    investmentType: investmentTypeOf(order.kind),
    sipDate: order.sipDate,
    numOfInstallments: order.instalments,
    folioNumber: order.folioNumber,
    createdDate: order.createdAt,
    paymentUrl,
    mutualFund: {
      encryptedSchemeId: scheme.id,
      schemeName: scheme.name,
      category: scheme.category,
      subCategory: scheme.subCategory,
      plan: scheme.plan,
      option: scheme.option,
      brand: scheme.fundHouse,
    },
    nfoAllotment: offer?.allotted ?? null,
    ...(offer && { nfoFaceValue: nfoFaceValue(offer) }),
    packName: order.packName,
    packGroup: order.packGroup,
  };
}

/** The fields of an order about its money. */
type OrderMoney = Pick<Order, 'paidAt' | 'paymentFailure' | 'paymentAbandoned' | 'refund'>;

/** Reads the payments of a set in the order in which they were started; returns a function that gives each order its fields. */
async function readMoney(db: Db, setId: string): Promise<(order: OrderRow) => OrderMoney> {
  const rows = await db
    .select({ orderId: paymentOrders.orderId, payment: payments, refund: refunds })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .leftJoin(
      refunds,
      and(eq(refunds.paymentId, payments.id), or(isNull(refunds.orderId), eq(refunds.orderId, paymentOrders.orderId))),
    )
    .where(eq(payments.orderSetId, setId))
    .orderBy(asc(payments.createdAt), asc(payments.changedAt));
  return (order) =>
    moneyOf(
      order,
      rows.filter(({ orderId }) => orderId === order.id),
    );
}

type MoneyRow = {
  readonly payment: PaymentRow;
  readonly refund: RefundRow | null;
};

function moneyOf({ paymentState }: OrderRow, rows: readonly MoneyRow[]): OrderMoney {
  const came = rows.filter(({ payment }) => payment.paidAt !== null);
  const counts = came.find(({ payment }) => payment.state === 'paid') ?? came.at(-1);
  const last = paymentState === 'failed' ? rows.at(-1)?.payment : undefined;
  return {
    paidAt: isMoneyReceived(paymentState) ? (counts?.payment.paidAt ?? null) : null,
    paymentFailure: last?.failureReason ?? '',
    paymentAbandoned: last?.state === 'abandoned',
    refund: refundOf(came.flatMap(({ refund }) => refund ?? [])),
  };
}

/** Returns the last refund of an order that is still due, else the last one. */
function refundOf(refunded: readonly RefundRow[]): Order['refund'] {
  const shown = refunded.findLast(({ state }) => state === 'due') ?? refunded.at(-1);
  return shown ? { state: shown.state, amount: shown.amount, reason: whyRefunded(shown) } : null;
}

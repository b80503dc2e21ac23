import { isMoneyReceived, type Order } from '@prosperx/core/order';
import { refundText } from '@prosperx/core/payment';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, paymentOrders, type PaymentRow, payments, type RefundRow, refunds } from '#db/schema/index.js';

/** What an order tells of its money. */
export type OrderMoney = Pick<Order, 'paidAt' | 'paymentFailure' | 'refund'>;

/** Reads what came of the payments of a set, the one that was started last behind the others; returns what each order tells of them. */
export async function readMoney(db: Db, setId: string): Promise<(order: OrderRow) => OrderMoney> {
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

type Row = {
  readonly payment: PaymentRow;
  readonly refund: RefundRow | null;
};

function moneyOf({ paymentState }: OrderRow, rows: readonly Row[]): OrderMoney {
  const came = rows.filter(({ payment }) => payment.paidAt !== null);
  const counts = came.find(({ payment }) => payment.state === 'paid') ?? came.at(-1);
  return {
    paidAt: isMoneyReceived(paymentState) ? (counts?.payment.paidAt ?? null) : null,
    paymentFailure: paymentState === 'failed' ? (rows.at(-1)?.payment.failureReason ?? '') : '',
    refund: refundOf(came.findLast(({ refund }) => refund !== null)?.refund ?? null),
  };
}

function refundOf(refund: Row['refund']): Order['refund'] {
  return refund && { state: refund.state, amount: refund.amount, reason: refundText[refund.reason] };
}

import { toRupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { orders, orderSets, paymentOrders, payments, refunds, schemes } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { groupBy } from '#kernel/group-by.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns what was paid, by what, for which orders and under which number of the bank, and the money that came back of it. */
export async function paymentsOf({ db, crypto }: Context, profileId: string) {
  const [paid, paidFor, returned] = [
    await db.select().from(payments).where(eq(payments.profileId, profileId)).orderBy(payments.createdAt),
    await db
      .select({
        paymentId: paymentOrders.paymentId,
        number: orderSets.pxOrderNumber,
        scheme: schemes.name,
        amount: orders.amount,
      })
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
      .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
      .innerJoin(schemes, eq(schemes.id, orders.schemeId))
      .where(eq(orders.profileId, profileId)),
    await db
      .select({ refund: refunds })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.profileId, profileId))
      .orderBy(refunds.createdAt),
  ];
  const ordersOf = groupBy(paidFor, ({ paymentId }) => paymentId);
  return {
    payments: paid.map((row): Row => {
      const { id, mode, state, bankReference, failureReason } = row;
      const instrument = crypto.open(payments.instrument, row);
      return {
        ...{ id, mode, state, bankReference, failureReason, amount: toRupees(row.amount) },
        orders: (ordersOf.get(id) ?? []).map(({ number, scheme, amount }) => ({
          number,
          scheme,
          amount: toRupees(amount),
        })),
        ...{ instrument, paidAt: isoOf(row.paidAt), createdAt: isoOf(row.createdAt) },
      };
    }),
    refunds: returned.map(({ refund: { paymentId, reason, state, amount, createdAt } }): Row => {
      return { paymentId, reason, state, amount: toRupees(amount), createdAt: isoOf(createdAt) };
    }),
  };
}

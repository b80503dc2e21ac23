import { newId } from '#crypto/new-id.js';
import { paymentOrders, payments } from '#db/schema/index.js';
import type { PaymentsPort } from '#kernel/payments-port.js';
import { instrumentOf } from './modes/payment-modes.js';
import { addRefund } from './refund.js';
import { ownPayment } from './settle/get-payment.js';
import { pollGateway } from './settle/poll-gateway.js';
import { endPaymentsOf } from './settle/withdraw-payment.js';
import { addPayment } from './start/pay-orders.js';

/** The return path of debits by mandate, which have no payer in front of a screen. */
const NO_WAY_BACK = '/v1/thank-you';

/** The port of orders as payments implement it; `backend.ts` joins the two. */
export const paymentsForOrders: PaymentsPort = {
  debit: async (services, tx, order, { id: mandateId, bankAccountId }) => {
    const { amount, id } = await addPayment(services, tx, {
      set: { id: order.orderSetId, profileId: order.profileId },
      orders: [order],
      instrument: { mode: 'mandate', mandateId },
      bankAccountId,
      loopBackUrl: NO_WAY_BACK,
    });
    return { action: 'payment.started', objectId: id, details: { orders: 1, amount, mode: 'mandate' } };
  },
  debitedByExchange: async ({ clock }, tx, { id: orderId, orderSetId, profileId, amount, createdAt }) => {
    const now = clock.now();
    const id = newId('pay');
    // the exchange debits on the day of the instalment, and tells no time
    const paid = { state: 'paid', paidAt: createdAt, createdAt: now, changedAt: now } as const;
    const what = {
      id,
      clientRef: id,
      orderSetId,
      profileId,
      amount,
      mode: 'mandate',
      loopBackUrl: NO_WAY_BACK,
    } as const;
    await tx.insert(payments).values({ ...what, ...paid });
    await tx.insert(paymentOrders).values({ paymentId: id, orderId });
    return { action: 'payment.debited_by_exchange', objectId: id, details: { orders: 1, amount } };
  },
  refund: (services, tx, { id: orderId, amount }, paymentId, reason) =>
    addRefund(services, tx, { paymentId, orderId, amount, reason }),
  end: endPaymentsOf,
  instrumentOf: ({ crypto }, payment) => instrumentOf(crypto, payment),
  poll: async (ctx, paymentId) => {
    await pollGateway(ctx, (await ownPayment(ctx, paymentId)).payment);
  },
};

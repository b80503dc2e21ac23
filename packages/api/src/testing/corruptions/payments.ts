import { rupees } from '@prosperx/core/money';
import { and, eq } from 'drizzle-orm';
import { paymentOrders, payments, sandboxBankPayments } from '#db/schema/index.js';
import { changeBanked, changeOrder, changePayment, changeSet, type Corruption } from './corruption.js';

const A_WEEK = 7 * 86_400_000;

export const ofPayments: readonly Corruption[] = [
  ['the amount of a set', 'set_amount', (tx, { bought }) => changeSet(tx, bought, { amount: rupees(1) })],
  [
    'the investor of a set',
    'set_owner',
    (tx, { bought, waiting }) => changeSet(tx, bought, { profileId: waiting.profileId }),
  ],
  [
    'a payment for nothing',
    'payment_for_orders',
    async (tx, { bought }) => {
      await tx.delete(paymentOrders).where(eq(paymentOrders.paymentId, bought.payment!.id));
      return bought.payment!.id;
    },
  ],
  ['the amount of a payment', 'payment_amount', (tx, { bought }) => changePayment(tx, bought, { amount: rupees(1) })],
  [
    'an order that its payment no longer pays',
    'payment_amount',
    async (tx, { bought: { payment, order } }) => {
      const link = and(eq(paymentOrders.paymentId, payment!.id), eq(paymentOrders.orderId, order.id));
      await tx.delete(paymentOrders).where(link);
      return payment!.id;
    },
  ],
  [
    'a payment of another investor',
    'payment_owner',
    (tx, { bought, waiting }) => changePayment(tx, bought, { profileId: waiting.profileId }),
  ],
  [
    'a payment of another set',
    'payment_owner',
    (tx, { bought, waiting }) => changePayment(tx, bought, { orderSetId: waiting.order.orderSetId }),
  ],
  [
    'a paid payment whose order is not paid',
    'payment_pays_orders',
    async (tx, { underWay }) => {
      await changeOrder(tx, underWay, { paymentState: 'processing' });
      return underWay.payment!.id;
    },
  ],
  [
    'an order paid by two payments',
    'order_paid_once',
    async (tx, { bought: { order, payment } }) => {
      const again = { ...payment!, id: 'pay_again', clientRef: 'pay_again', gatewayRef: null, amount: order.amount };
      await tx.insert(payments).values(again);
      await tx.insert(paymentOrders).values({ paymentId: 'pay_again', orderId: order.id });
      return order.id;
    },
  ],
  [
    'an order paid by no payment',
    'order_has_payment',
    (tx, { waiting }) => changeOrder(tx, waiting, { state: 'paid', paymentState: 'paid' }),
  ],
  [
    'a payment that did not come after all',
    'order_has_payment',
    async (tx, { bought }) => {
      await changePayment(tx, bought, { state: 'failed' });
      return bought.order.id;
    },
  ],
  [
    'a paid order that went back to where it was',
    'order_paid_in_state',
    (tx, { underWay }) => changeOrder(tx, underWay, { state: 'registered' }),
  ],
  ['units for nothing', 'order_not_unpaid', (tx, { bought }) => changeOrder(tx, bought, { paymentState: 'failed' })],
  [
    'a payment that the bank has not',
    'bank_has_payment',
    async (tx, { bought: { banked, payment } }) => {
      await tx.delete(sandboxBankPayments).where(eq(sandboxBankPayments.gatewayRef, banked!.gatewayRef));
      return payment!.id;
    },
  ],
  [
    'a payment that the bank has twice',
    'bank_once',
    async (tx, { bought: { banked, payment } }) => {
      await tx.insert(sandboxBankPayments).values({ ...banked!, gatewayRef: 'bank_again' });
      return payment!.id;
    },
  ],
  ['a smaller amount at the bank', 'bank_amount', (tx, { bought }) => changeBanked(tx, bought, { amount: rupees(1) })],
  [
    'a number that the bank does not know',
    'bank_number',
    (tx, { bought }) => changePayment(tx, bought, { gatewayRef: 'bank_other' }),
  ],
  [
    'a reference that the bank did not give',
    'bank_reference',
    (tx, { bought }) => changePayment(tx, bought, { bankReference: '000000000000' }),
  ],
  [
    'a payment that failed at the bank',
    'bank_state',
    (tx, { bought }) => changeBanked(tx, bought, { state: 'failed' }),
  ],
  [
    'a payment that the bank took though we say it failed',
    'bank_state',
    (tx, { failed }) => changeBanked(tx, failed, { state: 'paid' }),
  ],
  [
    'a payment at the bank that nobody here knows',
    'bank_known_here',
    async (tx, { bought: { banked } }) => {
      await tx.insert(sandboxBankPayments).values({ ...banked!, gatewayRef: 'bank_stray', clientRef: 'stray' });
      return 'bank_stray';
    },
  ],
  [
    'money that waits for its units for more than three working days',
    'money_in_time',
    (tx, { underWay }) => {
      const details = underWay.banked!.details as { readonly at: number };
      return changeBanked(tx, underWay, { details: { ...details, at: details.at - A_WEEK } });
    },
  ],
  [
    'money that nobody took out of the bank for more than three working days',
    'money_in_time',
    async (tx, { underWay }) => {
      const details = underWay.banked!.details as { readonly at: number };
      await changeOrder(tx, underWay, { paymentState: 'processing', state: 'registered' });
      await changePayment(tx, underWay, { state: 'processing' });
      return changeBanked(tx, underWay, { details: { ...details, at: details.at - A_WEEK } });
    },
  ],
  [
    'less at the bank than was paid',
    'sum_of_bank',
    async (tx, { liquid }) => {
      await changeBanked(tx, liquid, { amount: rupees(2_999) });
      return 'sums';
    },
  ],
  [
    'more paid than was ordered',
    'sum_of_orders',
    async (tx, { liquid }) => {
      await changePayment(tx, liquid, { amount: rupees(3_001) });
      return 'sums';
    },
  ],
];

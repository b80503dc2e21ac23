import { addPaise } from '@prosperx/core/money';
import { isMoneyReceived, isFinalOrderState } from '@prosperx/core/order';
import type { OrderRow } from '#db/schema/index.js';
import { always, type Check, checksOf } from './check.js';

const set = checksOf(
  ({ sets }) => sets,
  ({ set: { id } }) => id,
);

/** Order sets against their orders. */
export const setChecks: readonly Check[] = [
  set(
    'set_amount',
    always,
    ({ set: { amount }, orders }) => addPaise(...orders.map((order) => order.amount)) === amount,
  ),
  set('set_owner', always, ({ set: { profileId }, orders }) => orders.every((order) => order.profileId === profileId)),
];

const payment = checksOf(
  ({ payments }) => payments,
  ({ payment: { id } }) => id,
);
const order = checksOf(
  ({ orders }) => orders,
  ({ order: { id } }) => id,
);

const isPaid = ({ state }: { readonly state: string }) => state === 'paid';
const isBought = ({ kind }: OrderRow) => kind !== 'redemption';

/** On the way to units or there; about to be cancelled; or over, and its money is to go back. */
const PAID_IN: readonly string[] = ['paid', 'cancelling'];
const mayBePaid = ({ state }: OrderRow) => PAID_IN.includes(state) || isFinalOrderState(state);

/** Payments against the orders that they are for. */
export const paymentChecks: readonly Check[] = [
  payment('payment_for_orders', always, ({ orders }) => orders.length > 0),
  payment(
    'payment_amount',
    ({ orders }) => orders.length > 0,
    ({ payment: { amount }, orders }) => addPaise(...orders.map((each) => each.amount)) === amount,
  ),
  payment(
    'payment_owner',
    always,
    ({ payment: { profileId, orderSetId }, set, orders }) =>
      set?.profileId === profileId &&
      orders.every((each) => each.profileId === profileId && each.orderSetId === orderSetId),
  ),
  payment(
    'payment_pays_orders',
    (file) => isPaid(file.payment),
    ({ orders }) => orders.every(({ paymentState }) => isMoneyReceived(paymentState)),
  ),
  order(
    'order_paid_once',
    ({ payments }) => payments.some(isPaid),
    ({ payments }) => payments.filter(isPaid).length === 1,
  ),
  order(
    'order_has_payment',
    (file) => file.order.paymentState === 'paid',
    ({ payments }) => payments.some(isPaid),
  ),
  order(
    'order_paid_in_state',
    (file) => file.order.paymentState === 'paid',
    (file) => mayBePaid(file.order),
  ),
  order(
    'order_not_unpaid',
    (file) => isBought(file.order) && ['paid', 'allotted'].includes(file.order.state),
    (file) => file.order.paymentState === 'paid',
  ),
];

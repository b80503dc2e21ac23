import { addPaise, type Paise } from '@prosperx/core/money';
import { isFinalOrderState, isMoneyReceived } from '@prosperx/core/order';
import type { OrderRow, PaymentRow } from '#db/schema/index.js';
import { type BankPayment, bankReferenceOf, outcomeOfPayment, refundsAtBank } from '#sandbox/bank-book.js';
import { always, type Check, checksOf, type PaymentFile, type RefundFile } from './books.js';
import { says, saysBanked, saysEach, saysOrder, saysPayment, saysRefund, saysSum } from './says.js';

const payment = checksOf(
  ({ payments }) => payments,
  ({ payment: { id } }) => id,
  ({ payment: ours, orders }) => [
    saysPayment(ours),
    saysSum('orders', orders, ...orders.map(({ paymentState }) => paymentState)),
  ],
);
const order = checksOf(
  ({ orders }) => orders,
  ({ order: { id } }) => id,
  ({ order: ours, payments }) => [saysOrder(ours), ...saysEach('payment', payments, saysPayment)],
);

const set = checksOf(
  ({ sets }) => sets,
  ({ set: { id } }) => id,
  ({ set: { amount }, orders }) => [says('set', { amount }), saysSum('orders', orders)],
);

const saysOwner = ({ profileId }: OrderRow) => says('order', {}, profileId);

/** Compares order sets with their orders. */
export const setChecks: readonly Check[] = [
  set(
    'set_amount',
    always,
    ({ set: { amount }, orders }) => addPaise(...orders.map((order) => order.amount)) === amount,
  ),
  set(
    'set_owner',
    always,
    ({ set: { profileId }, orders }) => orders.every((order) => order.profileId === profileId),
    ({ set: { profileId }, orders }) => [says('set', {}, profileId), ...orders.map(saysOwner)],
  ),
];

const isPaid = ({ state }: { readonly state: string }) => state === 'paid';
const isBought = ({ kind }: OrderRow) => kind !== 'redemption';

/** The states of a paid order besides the final ones: on the way to its units, or about to be cancelled. */
const PAID_IN: readonly string[] = ['paid', 'cancelling'];
const mayBePaid = ({ state }: OrderRow) => PAID_IN.includes(state) || isFinalOrderState(state);

/** Compares payments with the orders that they are for. */
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
    ({ payment: { profileId }, set, orders }) => [
      says('payment', {}, profileId),
      says('set', {}, set?.profileId),
      ...orders.map(saysOwner),
    ],
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

const paymentAtBank = checksOf(
  ({ payments }) => payments,
  ({ payment: { id } }) => id,
  ({ payment: ours, banked: rows }) => [
    saysPayment(ours),
    ...saysEach('bank', rows, (row) => saysBanked({ ...row, amount: amountThere(row, ours) })),
  ],
);
const banked = checksOf(
  ({ banked: rows }) => rows,
  ({ banked: { gatewayRef } }) => gatewayRef,
  ({ banked: theirs }) => [saysBanked(theirs), says('payment')],
);

const OPEN = ['waiting', 'paid', 'failed', 'abandoned'] as const;

/**
 * The states that a payment may have at the bank, by its state here. In motion are: created and unknown, which the bank may have or not;
 * processing, whose outcome may be on its way; failed and abandoned, while nobody pays after all. What goes back has come before.
 */
const BANK_STATES: Readonly<Record<PaymentRow['state'], readonly BankPayment['state'][]>> = {
  created: OPEN,
  unknown: OPEN,
  processing: OPEN,
  paid: ['paid'],
  failed: ['waiting', 'failed', 'abandoned'],
  abandoned: ['waiting', 'failed', 'abandoned'],
  refund_due: ['paid'],
  refunded: ['paid'],
};

/** Returns the amount that was asked for; of a paid payment, the amount that has arrived. */
function amountThere({ amount, details }: BankPayment, { state }: PaymentRow): Paise {
  const { arrived } = details as { readonly arrived?: Paise };
  return state === 'paid' ? (arrived ?? amount) : amount;
}

const isThere = (file: PaymentFile) => file.banked.length > 0;

/** Compares payments with the book of the bank. */
export const bankChecks: readonly Check[] = [
  paymentAtBank(
    'bank_has_payment',
    (file) => ['processing', 'paid', 'refund_due', 'refunded'].includes(file.payment.state),
    isThere,
  ),
  paymentAtBank('bank_once', isThere, (file) => file.banked.length === 1),
  paymentAtBank('bank_amount', isThere, (file) =>
    file.banked.every((row) => amountThere(row, file.payment) === file.payment.amount),
  ),
  paymentAtBank('bank_number', isThere, ({ payment: { gatewayRef }, banked: rows }) =>
    rows.some((row) => gatewayRef === null || row.gatewayRef === gatewayRef),
  ),
  paymentAtBank(
    'bank_reference',
    ({ payment: { bankReference } }) => bankReference !== null,
    ({ payment: ours, banked: rows }) => rows.some((row) => bankReferenceOf(row) === ours.bankReference),
    ({ payment: ours, banked: rows }) => [
      saysPayment(ours),
      ...saysEach('bank', rows, (row) => says('bank', { amount: row.amount }, row.state, bankReferenceOf(row))),
    ],
  ),
  paymentAtBank('bank_state', isThere, ({ payment: { state }, banked: rows }) =>
    rows.every((row) => BANK_STATES[state].includes(row.state)),
  ),
  banked('bank_known_here', always, (file) => file.payment !== undefined),
];

const refund = checksOf(
  ({ refunds }) => refunds,
  (file) => file.refund.id,
  (file) => {
    const amount = sentBack(file);
    return [saysRefund(file.refund), amount === undefined ? says('bank') : says('bank', { amount })];
  },
);

/** Returns what the bank has sent back under our reference of a refund; undefined for nothing. */
const sentBack = ({ refund: { id }, payment: of }: RefundFile): Paise | undefined =>
  of?.banked.map((row) => refundsAtBank(row)[id]).find((amount) => amount !== undefined);

const arrived = ({ banked }: PaymentFile): readonly Paise[] =>
  banked.map(outcomeOfPayment).flatMap((outcome) => (outcome.state === 'paid' ? [outcome.amount] : []));

const goesBackWhole = ({ payment: { state } }: PaymentFile) => state === 'refund_due' || state === 'refunded';

/** Compares refunds with their payments. */
export const refundChecks: readonly Check[] = [
  payment(
    'refund_of_payment',
    (file) => goesBackWhole(file) || file.refunds.some(({ orderId }) => orderId === null),
    (file) => goesBackWhole(file) && file.refunds.some(({ orderId }) => orderId === null),
    ({ payment: ours, refunds }) => [saysPayment(ours), ...saysEach('refund', refunds, saysRefund)],
  ),
];

/** Compares refunds with the book of the bank. A refund that is due here may have been sent there already. */
export const refundAtBankChecks: readonly Check[] = [
  refund(
    'refund_at_bank',
    (file) => file.refund.state === 'refunded',
    (file) => sentBack(file) === file.refund.amount,
  ),
  refund(
    'refund_amount_at_bank',
    (file) => sentBack(file) !== undefined,
    (file) => sentBack(file) === file.refund.amount,
  ),
  payment(
    'refund_known_here',
    always,
    ({ banked, refunds }) =>
      banked.flatMap((row) => Object.keys(refundsAtBank(row))).every((id) => refunds.some((each) => each.id === id)),
    ({ banked, refunds }) => [
      ...saysEach('refund', refunds, saysRefund),
      ...banked.flatMap((row) =>
        Object.entries(refundsAtBank(row)).map(([id, amount]) => says('bank', { amount }, id)),
      ),
    ],
  ),
  payment(
    'refund_within_payment',
    ({ refunds }) => refunds.length > 0,
    (file) => arrived(file).some((amount) => addPaise(...file.refunds.map((each) => each.amount)) <= amount),
    (file) => [
      saysSum('refund', file.refunds),
      ...saysEach('bank', arrived(file), (amount) => says('bank', { amount })),
    ],
  ),
];

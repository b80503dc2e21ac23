import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import type { Books } from './books.js';
import type { Check, CheckName } from './check.js';
import { missedBy } from './unit-checks.js';

/** Sums of all books. */
export interface Sums {
  /** Of the payments that are paid, as we have them and as the bank has them. */
  readonly payments: Paise;
  readonly bank: Paise;
  /** Of the orders that are paid, and of those whose money goes back since, or went. */
  readonly orders: Paise;
  readonly refunded: Paise;
  /** Of the paid orders: without units yet, and with units; what the ledger and the exchange have for those, stamp duty included. */
  readonly awaited: Paise;
  readonly allotted: Paise;
  readonly ledger: Paise;
  readonly exchange: Paise;
  /** Most paise by which units × NAV of a purchase miss its amount. */
  readonly missedBy: number;
}

const WENT_BACK: readonly string[] = ['refund_due', 'refunded'];

const total = <Row>(rows: readonly Row[], amountOf: (row: Row) => Paise): Paise =>
  rows.reduce((sum, row) => addPaise(sum, amountOf(row)), ZERO_PAISE);

export function sumsOf({ payments, orders, entries }: Books): Sums {
  const paid = payments.filter(({ payment }) => payment.state === 'paid');
  const paidOrders = orders.filter(({ order }) => order.paymentState === 'paid');
  const wentBack = orders.filter(
    ({ order, payments: of }) => WENT_BACK.includes(order.paymentState) && of.some(({ state }) => state === 'paid'),
  );
  const [allotted, awaited] = [true, false].map((is) =>
    paidOrders.filter(({ order }) => (order.state === 'allotted') === is),
  ) as [typeof paidOrders, typeof paidOrders];
  const ofBank = paid.flatMap(({ banked }) => banked.filter(({ state }) => state === 'paid'));
  return {
    payments: total(paid, ({ payment }) => payment.amount),
    bank: total(ofBank, ({ amount }) => amount),
    orders: total(paidOrders, ({ order }) => order.amount),
    refunded: total(wentBack, ({ order }) => order.amount),
    awaited: total(awaited, ({ order }) => order.amount),
    allotted: total(allotted, ({ order }) => order.amount),
    ledger: total(
      entries.filter(({ order }) => order !== undefined),
      ({ entry }) => addPaise(entry.amount, entry.stampDuty),
    ),
    exchange: total(
      allotted.flatMap(({ booked }) => booked),
      ({ amount }) => amount,
    ),
    missedBy: entries.reduce((most, { entry }) => Math.max(most, missedBy(entry)), 0),
  };
}

function sum(check: CheckName, holds: (sums: Sums) => boolean): Check {
  return (books) => ({ check, compared: 1, wrong: holds(sumsOf(books)) ? [] : ['sums'] });
}

/** What was paid is what was ordered with it, and what that bought. */
export const sumChecks: readonly Check[] = [
  sum('sum_of_orders', (sums) => addPaise(sums.orders, sums.refunded) === sums.payments),
  sum('sum_of_ledger', (sums) => sums.ledger === sums.allotted),
];

/** And what bank and exchange have for it. */
export const sumOfOthersChecks: readonly Check[] = [
  sum('sum_of_bank', (sums) => sums.bank === sums.payments),
  sum('sum_of_exchange', (sums) => sums.exchange === sums.allotted),
];

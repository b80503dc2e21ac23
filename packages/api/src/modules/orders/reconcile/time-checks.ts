import { businessDateAt, type Instant } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { outcomeOfPayment } from '#sandbox/bank-book.js';
import type { OrderRow } from '#modules/orders/change-order.js';
import type { Books, PaymentFile } from './books.js';
import { type Check, checksOf } from './check.js';

/** Working days that money may be under way to units, or back: one to the NAV, one to the units, one to spare. */
const DAYS_UNDER_WAY = 3;

const payment = checksOf(
  ({ payments }) => payments,
  (file) => file.payment.id,
);

/** When its money came, as the bank says where it shows its book; null: it has not. */
function cameAt({ banked, payment: { paidAt } }: PaymentFile): Instant | null {
  if (banked.length === 0) return paidAt;
  const [came] = banked.map(outcomeOfPayment).flatMap((outcome) => (outcome.state === 'paid' ? [outcome.at] : []));
  return came ?? null;
}

const isSettled = ({ state, paymentState }: OrderRow) => state === 'allotted' || paymentState === 'refunded';

const isAtItsEnd = ({ payment: { state }, orders }: PaymentFile) =>
  state === 'refunded' || (state === 'paid' && orders.every(isSettled));

/** Measured to where the jobs have come: those that did not run yet, as while the server was stopped, are not late. */
function isLate(came: Instant, { doneUntil }: Books): boolean {
  return doneUntil !== null && businessDateAt(doneUntil) > calendar.add(businessDateAt(came), DAYS_UNDER_WAY);
}

/** What may be in between, but not for ever. */
export const timeChecks: readonly Check[] = [
  payment(
    'money_in_time',
    (file) => cameAt(file) !== null,
    (file, books) => isAtItsEnd(file) || !isLate(cameAt(file) ?? 0, books),
  ),
];

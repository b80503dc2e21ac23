import { addPaise, type Paise } from '@prosperx/core/money';
import { outcomeOfPayment, refundsAtBank } from '#sandbox/bank-book.js';
import type { PaymentFile, RefundFile } from './books.js';
import { type Check, always, checksOf } from './check.js';

const refund = checksOf(
  ({ refunds }) => refunds,
  (file) => file.refund.id,
);
const payment = checksOf(
  ({ payments }) => payments,
  (file) => file.payment.id,
);

/** What the bank has sent back under our reference of a refund; undefined: nothing. */
const sentBack = ({ refund: { id }, payment: of }: RefundFile): Paise | undefined =>
  of?.banked.map((row) => refundsAtBank(row)[id]).find((amount) => amount !== undefined);

const arrived = ({ banked }: PaymentFile): readonly Paise[] =>
  banked.map(outcomeOfPayment).flatMap((outcome) => (outcome.state === 'paid' ? [outcome.amount] : []));

const goesBackWhole = ({ payment: { state } }: PaymentFile) => state === 'refund_due' || state === 'refunded';

/** Money that goes back against its payment. */
export const refundChecks: readonly Check[] = [
  payment(
    'refund_of_payment',
    (file) => goesBackWhole(file) || file.refunds.some(({ orderId }) => orderId === null),
    (file) => goesBackWhole(file) && file.refunds.some(({ orderId }) => orderId === null),
  ),
];

/** Money that goes back against the book of the bank. A refund that is due may be sent there and not told here yet. */
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
  payment('refund_known_here', always, ({ banked, refunds }) =>
    banked.flatMap((row) => Object.keys(refundsAtBank(row))).every((id) => refunds.some((each) => each.id === id)),
  ),
  payment(
    'refund_within_payment',
    ({ refunds }) => refunds.length > 0,
    (file) => arrived(file).some((amount) => addPaise(...file.refunds.map((each) => each.amount)) <= amount),
  ),
];

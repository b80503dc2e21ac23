import type { Paise } from '@prosperx/core/money';
import type { PaymentRow } from '#db/schema/index.js';
import type { BankPayment } from '#sandbox/bank-book.js';
import type { PaymentFile } from './books.js';
import { type Check, always, checksOf } from './check.js';

const payment = checksOf(
  ({ payments }) => payments,
  ({ payment: { id } }) => id,
);
const banked = checksOf(
  ({ banked: rows }) => rows,
  ({ banked: { gatewayRef } }) => gatewayRef,
);

const OPEN = ['waiting', 'paid', 'failed', 'abandoned'] as const;

/**
 * What the bank may say of a payment while we say that of it. In motion are: created and unknown, which the bank may have or not;
 * processing, of which news may be on its way; failed and abandoned, while nobody pays after all. What goes back has come before.
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

/** What was asked for; of a payment that counts, what has arrived. */
function amountThere({ amount, details }: BankPayment, { state }: PaymentRow): Paise {
  const { arrived } = details as { readonly arrived?: Paise };
  return state === 'paid' ? (arrived ?? amount) : amount;
}

const isThere = (file: PaymentFile) => file.banked.length > 0;

/** Payments against the book of the bank. */
export const bankChecks: readonly Check[] = [
  payment(
    'bank_has_payment',
    (file) => ['processing', 'paid', 'refund_due', 'refunded'].includes(file.payment.state),
    isThere,
  ),
  payment('bank_once', isThere, (file) => file.banked.length === 1),
  payment('bank_amount', isThere, (file) =>
    file.banked.every((row) => amountThere(row, file.payment) === file.payment.amount),
  ),
  payment('bank_number', isThere, ({ payment: { gatewayRef }, banked: rows }) =>
    rows.some((row) => gatewayRef === null || row.gatewayRef === gatewayRef),
  ),
  payment('bank_state', isThere, ({ payment: { state }, banked: rows }) =>
    rows.every((row) => BANK_STATES[state].includes(row.state)),
  ),
  banked('bank_known_here', always, (file) => file.payment !== undefined),
];

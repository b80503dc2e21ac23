import { formatMoney } from '#format/index.js';
import { type PaymentMode, UPI_LIMIT } from './instrument.js';
import type { PaymentErrorCode } from './rules.js';

/** The names of the payment modes. */
export const paymentModeText: Readonly<Record<PaymentMode, string>> = {
  upi: 'UPI',
  netBanking: 'Net banking',
  mandate: 'One time mandate',
  neft: 'NEFT or RTGS',
  cheque: 'Cheque',
};

/** The reasons why the money of a payment goes back. */
export type RefundReason = 'amount_differs' | 'paid_already' | 'order_over' | 'order_refused';

/** The reasons for a refund as the payer reads them: while its money is on its way, and once it was sent. */
export const refundText: Readonly<Record<RefundReason | `${RefundReason}_sent`, string>> = {
  amount_differs: 'The amount received did not match the amount due; it will be refunded in full to your bank account.',
  paid_already: 'This was already paid by another payment; the money will be refunded to your bank account.',
  order_over: 'The money arrived after the order had closed; it will be refunded to your bank account.',
  order_refused: 'The order was not executed; the money will be refunded to your bank account.',
  amount_differs_sent:
    'The amount received did not match the amount due; it was refunded in full to your bank account.',
  paid_already_sent: 'This was already paid by another payment; the money was refunded to your bank account.',
  order_over_sent: 'The money arrived after the order had closed; it was refunded to your bank account.',
  order_refused_sent: 'The order was not executed; the money was refunded to your bank account.',
};

/** The sentences for faults in a payment's fields are prescribed to the letter; the others are ours. */
export const paymentErrorText: Readonly<Record<PaymentErrorCode, string>> = {
  payment_mode_required: 'Please select investment mode.',
  payment_mode_unavailable: 'This way of paying is not available here. Please choose another.',
  vpa_required: 'Please enter VPA id',
  vpa_invalid: 'Please enter valid VPA id, such as name@bank',
  upi_limit: `UPI takes up to ${formatMoney(UPI_LIMIT, 0)} at a time. Please choose another way to pay.`,
  utr_required: 'Please enter UTR number',
  utr_invalid:
    'Please enter valid UTR number: 16 or 22 characters that begin with a letter, such as ABCD123456789012, or the 12 digits of an IMPS',
  utr_used: 'This UTR number was already used for another payment',
  cheque_number_invalid: 'Please enter valid Cheque number',
  cheque_used: 'This cheque was already used for another payment',
  cheque_date_required: 'Please enter the date on the cheque',
  cheque_date_too_old: 'The cheque cannot be more than 70 days old',
  cheque_clears_late: 'A cheque may clear only after the new fund offer has closed. Please choose another way to pay.',
  cheque_date_in_future: 'The cheque date cannot be in the future',
};

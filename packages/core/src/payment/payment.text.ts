import { formatMoney } from '#format/index.js';
import type { PaymentErrorCode } from './rules.js';
import { UPI_LIMIT } from './instrument.js';

/** The reasons why the money of a payment goes back. */
export type RefundReason = 'amount_differs' | 'paid_already' | 'order_over' | 'order_refused';

/** The reasons for a refund as the payer reads them. */
export const refundText: Readonly<Record<RefundReason, string>> = {
  amount_differs: 'The amount that arrived is not the amount to be paid; all of it goes back to your bank account.',
  paid_already: 'This was paid before by another payment; the money goes back to your bank account.',
  order_over: 'The money came when the order could no longer be paid; it goes back to your bank account.',
  order_refused: 'The order was not carried out; the money goes back to your bank account.',
};

/** The sentences for faults in a payment's fields follow the specification (investing, section 5) to the letter; the others are ours. */
export const paymentErrorText: Readonly<Record<PaymentErrorCode, string>> = {
  payment_mode_required: 'Please select investment mode.',
  vpa_required: 'Please enter VPA id',
  vpa_invalid: 'Please enter valid VPA id, such as name@bank',
  upi_limit: `UPI takes up to ${formatMoney(UPI_LIMIT, 0)} at a time. Please choose another way to pay.`,
  utr_required: 'Please enter UTR number',
  utr_invalid:
    'Please enter valid UTR number: 16 or 22 characters that begin with four letters, such as ABCD123456789012',
  utr_used: 'This UTR number was given for another payment',
  cheque_number_invalid: 'Please enter valid Cheque number',
  cheque_used: 'This cheque was given for another payment',
  cheque_date_required: 'Please enter the date on the cheque',
  cheque_date_too_old: 'A cheque can be given for 70 days after its date',
  cheque_date_in_future: 'The date on the cheque lies in the future',
};

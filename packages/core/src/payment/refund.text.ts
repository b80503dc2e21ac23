/** Why the money of a payment goes back. */
export type RefundReason = 'amount_differs' | 'paid_already' | 'order_over' | 'order_refused';

/** The reasons for a refund as the payer reads them. */
export const refundText: Readonly<Record<RefundReason, string>> = {
  amount_differs: 'The amount that arrived is not the amount to be paid; all of it goes back to your bank account.',
  paid_already: 'This was paid before by another payment; the money goes back to your bank account.',
  order_over: 'The money came when the order could no longer be paid; it goes back to your bank account.',
  order_refused: 'The order was not carried out; the money goes back to your bank account.',
};

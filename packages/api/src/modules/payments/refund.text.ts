import type { refunds } from '#db/schema/index.js';

type Reason = (typeof refunds.$inferSelect)['reason'];

/** Why money goes back, as its payer reads it. */
export const refundText: Readonly<Record<Reason, string>> = {
  amount_differs: 'The amount that arrived is not the amount to be paid; all of it goes back to your bank account.',
  paid_already: 'This was paid before by another payment; the money goes back to your bank account.',
  order_over: 'The money came when the order could no longer be paid; it goes back to your bank account.',
  order_refused: 'The order was not carried out; the money goes back to your bank account.',
};

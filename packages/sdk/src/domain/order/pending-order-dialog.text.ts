export const pendingOrderText = {
  title: 'Hold on!',
  waiting: (count: number) => (count > 1 ? `You have ${count} unpaid orders.` : 'You have an unpaid order.'),
  orders: 'Unpaid orders',
  /** Says that the payment of orders is in progress, and of nothing else. */
  beingPaid: (count: number) =>
    count > 1 ? `Payment for ${count} of these orders is in progress.` : 'Payment for this order is in progress.',
  /** Where the person can go on. */
  orderAnywayAdvice: 'If you order anyway, you buy this fund again.',
  orderAnyway: 'Order anyway',
  paymentUnderWay: 'Payment in progress',
  seePayment: 'View payment',
  advice: (count: number) =>
    count > 1
      ? 'Continue to pay, or cancel before you start another. All of them are cancelled together.'
      : 'Continue to pay for it, or cancel it before you start another.',
  cancel: (count: number) => (count > 1 ? `Cancel Order (all ${count})` : 'Cancel Order'),
  continue: 'Continue',
};

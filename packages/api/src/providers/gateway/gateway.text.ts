/** Words of payments by any gateway. */
export const gatewayText = {
  description: 'Mutual funds',
  cancelled: 'The payment was cancelled',
  expired: 'The time to pay ran out',
  bankNotChecked: 'The gateway cannot check that net banking of this bank pays from the registered account: pay by UPI',
  refused: 'The payment gateway refused the payment',
};

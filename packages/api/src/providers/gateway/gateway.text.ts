/** Words of payments by any gateway. */
export const gatewayText = {
  description: 'Mutual funds',
  cancelled: 'The payment was cancelled',
  expired: 'The time to pay ran out',
  bankNotChecked:
    'We cannot confirm that net banking at this bank pays from your registered account. Please pay by UPI.',
  refused: 'The payment gateway refused the payment',
};

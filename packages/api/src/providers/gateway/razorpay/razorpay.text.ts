/** Words of payments by Razorpay. */
export const razorpayText = {
  description: 'Mutual funds',
  cancelled: 'The payment was cancelled',
  expired: 'The time to pay ran out',
  refused: 'The payment gateway refused the payment',
};

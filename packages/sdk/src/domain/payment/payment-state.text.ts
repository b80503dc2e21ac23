/** Words of every state before something has arrived. */
export const paymentText = {
  notFound: 'No orders found!',
  goToCart: 'Go to cart',
  failed: 'Something went wrong. Please try again later.',
  goHome: 'Go to the home page',
  logIn: 'Please log in to pay',
};

/** Words for a payment that its payer ended, when nobody can tell whether its money is on the way. */
export const abandonedPaymentText = {
  lateMoney:
    'If any amount is still debited, it will pay for these orders, or be refunded to your bank account if they are already paid or closed.',
};

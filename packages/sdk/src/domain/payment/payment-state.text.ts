/** Words of every state before something has arrived. */
export const paymentText = {
  notFound: 'No orders found!',
  goToCart: 'Go to cart',
  failed: 'Something went wrong. Please try again later.',
  goHome: 'Go to the home page',
  logInTitle: 'Please log in to pay',
};

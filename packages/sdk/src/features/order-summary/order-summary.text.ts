export const orderSummaryText = {
  linkInvalid: 'This payment link is not valid. Please open it again as it was sent.',
  notFound: 'No orders found!',
  failed: 'Something went wrong. Please try again later.',
  forbidden: 'Oops! You are not authorised to view this page',
  goHome: 'Go to the home page',
  retry: 'Try again',
  goToCart: 'Go to cart',
  ownOrders: 'See your orders',
  logInTitle: 'Please log in to see your orders',
};

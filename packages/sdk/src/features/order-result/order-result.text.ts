export const orderResultText = {
  none: 'No orders found!',
  portfolio: 'View portfolio',
  logInTitle: 'Please log in to see your orders',
  unknown: 'We could not read your orders. They are safe; look again in a moment.',
  retryRead: 'Try again',
};

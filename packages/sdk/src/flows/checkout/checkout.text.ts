export const checkoutText = {
  notFound: 'No orders found!',
  failed: 'Something went wrong. Please try again later.',
  forbidden: 'Oops! You are not authorised to view this page',
  retry: 'Try again',
  logIn: 'Login / Sign Up',
  logInTitle: 'Please log in to see your orders',
};

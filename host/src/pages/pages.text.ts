export const pagesText = {
  login: 'Login / Sign Up',
  cart: 'Cart',
  orderSummary: 'Order summary',
  thankYou: 'Thank you',
  paymentError: 'Payment failed',
  portfolio: 'Portfolio',
  notAuthorised: 'You are not authorized to view this page',
  loginRegister: 'LOGIN/REGISTER',
  support: 'Need help? Write to us at',
  calculators: 'Financial calculators',
  bestFunds: 'Best performing funds',
  bestLead: 'The best of each category by their return over three years.',
};

/** The loan against mutual funds: prescribed figures, offered by a lender. */
export const lamfText = {
  title: 'Loan against mutual funds',
  intro: 'Your customer can borrow against their units, which stay invested.',
  figures: [
    { figure: '10.5%', what: 'interest a year' },
    { figure: '0.5%', what: 'extra on loans over ₹5L' },
    { figure: '45%', what: 'of equity holdings at most' },
    { figure: '80%', what: 'of debt holdings at most' },
    { figure: '2 hours', what: 'until it is disbursed' },
    { figure: '10 minutes', what: 'for the application' },
    { figure: '3 years', what: 'as an overdraft' },
    { figure: '₹0', what: 'foreclosure charges' },
    { figure: '500+', what: 'mutual funds accepted' },
  ],
  callBack: 'You are called back within 24 to 48 hours.',
  lender:
    'The lender decides on each loan and may change its terms. A loan costs interest, and units can be sold if it is not repaid.',
  interested: 'I am Interested',
  continue: 'Continue to redeem',
  notNow: 'Not now',
  thanks: 'Thank you for your interest',
  thanksText: 'An expert will call you back within 24 to 48 hours.',
  banner: 'A loan for your customers, without redeeming',
  bannerText: 'Interest of 10.5%, up to 45% of equity and 80% of debt holdings, disbursed within 2 hours.',
  more: 'See the offer',
};

/** Words for advisors who are not registered as distributors. */
export const subBrokerText = {
  title: 'Become a sub-broker',
  text: 'Sell mutual funds under your own ARN, with our help for NISM and registration.',
};

export const worthSummaryText = {
  worth: (name: string) => `${name}, your investments are worth`,
  /** To an advisor in the account of a customer. */
  worthOf: (name: string) => `${name}’s investments are worth`,
  startInvesting: 'Start Investing',
  investMore: 'Invest More',
  existingOrder: 'Existing Order',
  reviewPortfolio: 'Review Portfolio',
  invested: 'Invested',
  gain: 'Gain',
  overall: 'overall',
  dayChange: (date: string) => `on ${date}`,
  navOf: 'NAV as of',
  noNav: 'No NAV of these investments is known yet',
  failed: 'The investments could not be shown',
};

export const worthSummaryText = {
  worth: (name: string) => `${name}, your investments are worth`,
  investMore: 'Invest More',
  existingOrder: 'Existing Order',
  reviewPortfolio: 'Review Portfolio',
  invested: 'Invested',
  gain: 'Gain',
  overall: 'overall',
  dayChange: (date: string) => `on ${date}`,
  navOf: 'NAV as of',
};

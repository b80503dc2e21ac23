export const folioText = {
  logIn: 'Please log in to see your folio',
  failed: 'Something went wrong. Please try again later',
  failedText: 'Your money and units are not affected.',
  none: 'This folio is not in your portfolio.',
  noneText: 'It may have been redeemed in full, or belong to another account.',
  toPortfolio: 'Portfolio',
} as const;

/** Words of the folio itself; they come with the code that shows it. */
export const folioViewText = {
  choose: 'Folio',
  option: (scheme: string, folio: string) => `${scheme}, Folio ${folio}`,
  folio: (subCategory: string, folio: string) => `${subCategory}, Folio ${folio}`,
  currentValue: 'Current value',
  navAsOf: (date: string) => `NAV as of ${date}`,
  firstUnits: (date: string) => `First units on ${date}`,
  units: 'Units',
  nav: 'NAV',
  invested: 'Invested',
  totalReturn: 'Total return (absolute)',
  dayChange: (date: string) => `On ${date}`,
  xirr: 'XIRR (a year)',
  notAvailable: 'Not available',
  realised: 'Realised gain',
  transactions: 'Transactions',
  range: (from: number, to: number, of: number) => `${from} to ${to} of ${of} transactions`,
  past: 'Past performance does not indicate future returns.',
} as const;

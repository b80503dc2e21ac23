/** Names of the tiles, and what stands below each; the site's menus have the same names. */
export const homeTilesText = {
  browse: 'Browse Funds by Category',
  bestFunds: 'Best Performing',
  bestFundsNote: 'By 3 year return',
  taxSaver: 'Tax Saver (ELSS)',
  taxSaverNote: 'Section 123, old regime',
  loan: 'Loan Against MF',
  loanNote: 'From 10.5% a year',
  newTab: '(opens in a new tab)',
  nfo: 'NFO',
  nfoNote: 'New fund offers',
  openNfos: (count: number) => `${count} open now`,
  equity: 'Equity',
  equityNote: 'For 5+ years',
  debt: 'Debt',
  debtNote: 'For 1 to 3 years',
  liquid: 'Liquid',
  liquidNote: 'For a few months',
  balanced: 'Balanced',
  balancedNote: 'Equity and debt',
  /** In place of `balanced` where it is narrow. */
  hybrid: 'Hybrid',
};

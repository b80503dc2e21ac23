export const taxSaverText = {
  title: 'ELSS funds by 3 year return',
  all: 'All ELSS funds',
  return: '3Y return p.a.',
  noReturn: 'NA',
  asOf: (date: string) => `NAVs of ${date}.`,
  past: 'Past performance does not indicate future returns.',
  failed: 'Failed to fetch top rated funds.Please try again later.',
};

export const taxSaverText = {
  title: (category?: string) => (category ? `${category} funds by 3 year return` : 'Funds by 3 year return'),
  all: (category?: string) => (category ? `All ${category} funds` : 'All funds'),
  return: '3Y return p.a.',
  noReturn: 'NA',
  asOf: (date: string) => `NAVs of ${date}.`,
  past: 'Past performance does not indicate future returns.',
  failed: 'Failed to fetch top rated funds.Please try again later.',
};

export const taxSaverText = {
  title: 'Top rated tax savers',
  all: 'All ELSS funds',
  kind: (category: string, subCategory: string) =>
    category === subCategory ? category : `${category}, ${subCategory}`,
  return: '3 year return',
  noReturn: 'NA',
  past: 'Past performance does not indicate future returns.',
  failed: 'Failed to fetch top rated funds.Please try again later.',
};

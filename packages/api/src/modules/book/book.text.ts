const sums = ['AUM (₹)', 'Customers', 'SIPs', 'Monthly SIPs (₹)'] as const;

/** The words of the files of an advisor's book. */
export const bookText = {
  title: 'Book of business',
  advisor: 'Advisor',
  madeOn: 'Made on',
  asOf: 'Valued at',
  navsOf: (day: string) => `Last NAVs, the newest of ${day}`,
  nothing: 'No customer holds units yet.',
  none: 'Nothing yet.',
  house: 'By fund house',
  category: 'By category',
  customer: 'By customer',
  months: 'By month',
  total: 'Total',
  columns: { house: ['Fund house', ...sums], category: ['Category', ...sums], customer: ['Customer', 'UCC', ...sums] },
  monthColumns: [
    'Month',
    'Valued on',
    'AUM (₹)',
    'Purchases (₹)',
    'Redemptions (₹)',
    'Switched in (₹)',
    'Switched out (₹)',
    'Net (₹)',
    'SIPs',
    'Monthly SIPs (₹)',
  ],
  monthsNote:
    'AUM of a month is that of its end, of those who are customers today. Purchases and redemptions are less what was reversed; SIPs of past months are at their amounts of today.',
  most: (count: string, all: string) =>
    `The ${count} customers who hold most of ${all}; the others are in the CSV and XLSX files.`,
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};

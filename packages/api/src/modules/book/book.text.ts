const sums = ['AUM (₹)', 'Accounts', 'SIPs', 'Monthly SIPs (₹)'] as const;

/** The words of the files of an advisor's book. */
export const bookText = {
  title: 'Book of business',
  advisor: 'Advisor',
  madeOn: 'Made on',
  asOf: 'Valued at',
  navsOf: (day: string) => `Latest NAVs, up to ${day}`,
  nothing: 'No customer holds units yet.',
  none: 'Nothing yet.',
  house: 'By fund house',
  category: 'By category',
  customer: 'By customer',
  months: 'By month',
  total: 'Total',
  columns: {
    house: ['Fund house', ...sums],
    category: ['Category', ...sums],
    customer: ['Customer', 'Client code', ...sums],
  },
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
    'AUM is what today’s customers held at the end of each month. Purchases and redemptions exclude what was reversed. SIPs of past months are shown at today’s amounts.',
  most: (count: string, all: string) =>
    `The ${count} of ${all} accounts with the largest holdings; the others are in the CSV and XLSX files.`,
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};

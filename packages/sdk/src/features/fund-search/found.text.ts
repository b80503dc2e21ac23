const count = (of: number) => of.toLocaleString('en-IN');

/** Words of what a search found; they come with the code that shows it. */
export const foundText = {
  lead: (total: number, date: string | null) =>
    `${count(total)} ${total === 1 ? 'scheme' : 'schemes'}.${date ? ` Yearly returns to ${date}.` : ''}`,
  caption: (keywords: string) => (keywords ? `Funds that match “${keywords}”` : 'All funds'),
  scheme: 'Scheme',
  risk: 'Risk',
  oneYear: '1Y',
  oneYearLong: '1 year',
  threeYears: '3Y',
  threeYearsLong: '3 years',
  fiveYears: '5Y',
  fiveYearsLong: '5 years',
  minimumSip: 'Min SIP',
  action: 'Action',
  none: 'n/a',
  invest: 'Invest',
  investIn: (fund: string) => `Invest in ${fund}`,
  range: (from: number, to: number, of: number) => `${count(from)} to ${count(to)} of ${count(of)}`,
  noneTitle: 'No funds match',
  noneText: (keywords: string) =>
    `Nothing fits “${keywords}”. Check the spelling, or try the name of a fund house or a category.`,
  clearSearch: 'Clear search',
  mostSearched: 'Most searched',
  past: 'Past performance does not indicate future returns.',
};

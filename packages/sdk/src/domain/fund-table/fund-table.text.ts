const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText = {
  range: (from: number, to: number, of: number) => `${count(from)} to ${count(to)} of ${count(of)}`,
  beyondTitle: 'This page is past the end',
  beyondText: (pages: number) => (pages === 1 ? 'The list has one page.' : `The list has ${count(pages)} pages.`),
  firstPage: 'Go to the first page',
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
  invest: 'Invest',
  investIn: (fund: string) => `Invest in ${fund}`,
  past: 'Past performance does not indicate future returns.',
};

import { type CapitalGains, clubbedText } from '@prosperx/core/portfolio';

type Line = CapitalGains['lines'][number];

/** Words of the popups in which a portfolio is saved; they come with the code that shows them. */
export const downloadText = {
  title: 'Download',
  what: 'What to download',
  holdings: 'Portfolio',
  holdingsText: (oldest: string, newest: string) =>
    `What you hold at the NAVs of ${oldest === newest ? newest : `${oldest} to ${newest}`}.`,
  statement: 'Account statement',
  statementText: 'All transactions of a period, with the units before and after.',
  ofAccount: (name: string) => `Of the account of ${name} alone.`,
  from: 'From',
  until: 'To',
} as const;

/** Words of the popup with the gains of a financial year. */
export const gainsText = {
  title: 'Capital gains',
  year: 'Financial year',
  yearName: (name: string) => `FY ${name}`,
  asOf: (date: string) => `Sales up to ${date}, first in, first out.`,
  failed: 'Something went wrong. Please try again later',
  none: (year: string) => `No sales in FY ${year}`,
  noneText: 'Gains count once units are sold: redemptions and switches show here.',
  summary: 'Gains by how they are taxed',
  summaryOf: (name: string) => `Gains of ${name} by how they are taxed`,
  taxedAs: 'Taxed as',
  group: (taxClass: string, term: string) => `${taxClass}, ${term}`,
  rate: 'Tax rate',
  proceeds: 'Proceeds',
  cost: 'Cost',
  gain: 'Gain',
  equity: 'Long-term gain on equity',
  setOff: 'Losses of the year set off',
  exempt: 'Exempt',
  taxable: 'Taxed',
  sales: 'Sales',
  scheme: 'Scheme',
  days: 'Bought, sold',
  held: (bought: string, sold: string) => `${bought} to ${sold}`,
  units: 'Units',
  folio: (folio: string) => `Folio ${folio}`,
  range: (from: number, to: number, of: number) => `${from} to ${to} of ${of} sales`,
  classes: { equity: 'Equity', hybrid: 'Hybrid', debt: 'Debt', other: 'Other' } satisfies Record<
    Line['taxClass'],
    string
  >,
  terms: { short: 'short-term', long: 'long-term' } satisfies Record<Line['term'], string>,
  bases: { paid: '', grandfathered: 'value of 31 Jan 2018', indexed: 'indexed' } satisfies Record<
    Line['costBasis'],
    string
  >,
  unknownFairValue: 'NAV of 31 Jan 2018 not known',
  slab: 'Your slab',
  percent: (rate: number) => `${rate}%`,
  note: 'Rates are without surcharge and cess. Losses of the year are set off before the exemption: against other gains first, and what is left of them against those on equity; short-term losses against any gain, long-term ones against long-term gains alone. The exemption is one for each PAN, for equity shares and equity funds together, wherever they are held. Losses of other years, and what you sold elsewhere, are not in it. Have your tax return checked by a professional.',
  clubbed: clubbedText,
  assumed: 'For some schemes the category leaves the tax class open; their documents decide.',
} as const;

/** Words of the popup in which an advisor shares the portfolio of their customer. */
export const sharePortfolioText = {
  title: 'Share portfolio',
  shared: 'Shared Portfolio successfully',
  failed: 'Failed to share portfolio. Please try again later.',
  details: (name: string) => `Portfolio of ${name}`,
  files: 'As a file, with your name on it',
  pdf: 'PDF',
  image: 'Image',
} as const;

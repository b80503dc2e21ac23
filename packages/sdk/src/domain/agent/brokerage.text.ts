import type { BrokerageFault, Registrar } from '@prosperx/core/registrar';

const figure = (many: number) => many.toLocaleString('en-IN');
const rows = (many: number) => `${figure(many)} ${many === 1 ? 'row' : 'rows'}`;

/** Words of an advisor's brokerage, and of the import of its files. */
export const brokerageText = {
  failed: 'Your brokerage could not be loaded.',
  logIn: { title: 'Log in as an advisor', text: 'Brokerage is for advisors who came from their partner app.' },
  empty: 'No brokerage yet',
  emptyText:
    'Add the brokerage file that CAMS (WBR77) or KFintech (MFSD205) emailed to you. You then see here what you were paid, beside what was expected.',
  add: 'Add a brokerage file',
  by: 'Show by',
  groups: { house: 'House', customer: 'Customer', subBroker: 'Sub-broker' },
  month: 'Month',
  totals: 'Totals',
  trail: 'Trail',
  others: 'Other',
  expected: 'Trail expected',
  difference: 'Difference',
  rateUnknown: 'Rate not known',
  withoutRate: (many: number) => `${figure(many)} ${many === 1 ? 'scheme' : 'schemes'} without a rate`,
  asOf: (day: string) => `Expected from what was held each day until ${day}, at the rates in the files.`,
  how: 'What we expect is each day’s units at that day’s NAV, times the scheme’s rate in the month’s files, before GST. We expect nothing from schemes without a rate.',
  unmatched: (many: number, sum: string) =>
    `${rows(many)} (${sum}) ${many === 1 ? 'is' : 'are'} for folios that none of your customers has here.`,
  nobody: 'Folios that no customer has here',
  former: 'A former customer',
  noHouse: 'House not known',
  direct: 'Without a sub-broker',
  caption: {
    house: 'Brokerage by fund house',
    customer: 'Brokerage by customer',
    subBroker: 'Brokerage by sub-broker',
  },
  name: { house: 'Fund house', customer: 'Customer', subBroker: 'Sub-broker' },
  files: 'Files',
  file: (registrar: Registrar, many: number, at: string) =>
    `${registrar === 'CAMS' ? 'CAMS' : 'KFintech'}, ${rows(many)}, added ${at}`,
  range: (first: number, last: number, all: number) => `${figure(first)} to ${figure(last)} of ${figure(all)}`,
  import: {
    title: 'Add a brokerage file',
    subtitle: 'CAMS WBR77 or KFintech MFSD205:',
    how: 'The file is read on this device. Folio, scheme, rate, amounts and dates of each row are sent; names, addresses and bank accounts are not.',
    notOne: 'This is not a brokerage file from CAMS or KFintech: it has no column BRKAGE_AMT or Brokerage (in Rs.).',
    faults: {
      folio_missing: 'No folio',
      amount_unreadable: 'Amount cannot be read',
      date_unreadable: 'Date cannot be read',
      rate_unreadable: 'Rate cannot be read',
    } satisfies Record<BrokerageFault, string>,
  },
};

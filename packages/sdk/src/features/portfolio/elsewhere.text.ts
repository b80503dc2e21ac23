import { type ElsewhereFigures, unknownFairValuesText } from '@prosperx/core/portfolio';

/** Words of what is held elsewhere; they come with the code that shows it. */
export const elsewhereText = {
  title: 'Held elsewhere',
  none: 'See here what you hold with others too, apart from this portfolio.',
  sources: { CAMS: 'CAMS', KFINTECH: 'KFintech', MFCENTRAL: 'MF Central', NSDL: 'NSDL', CDSL: 'CDSL' },
  unknown: 'Not known',
  valueUnknown: 'Value not known',
  withoutValue: 'Schemes whose value is not known are not in the total.',
  notes: 'Problems found in this statement:',
  otherHolder: (count: number) =>
    `${count} ${count === 1 ? 'holding is' : 'holdings are'} in folios of another PAN and left out.`,
  partial: (count: number) =>
    `${count} ${count === 1 ? 'scheme' : 'schemes'} of the statement could not be read and ${count === 1 ? 'is' : 'are'} not in the total:`,
  warned: (warning: string) => `The parser of the statement warns: ${warning}`,
  gap: (scheme: string, folio: string, date: string | null, reckoned: string, stated: string) =>
    `${scheme}, folio ${folio}: the transactions add up to ${reckoned} units${date === null ? '' : ` until ${date}`}, and the statement says ${stated}.`,
  statement: (source: string, from: string, until: string) =>
    `From your consolidated account statement of ${source}, ${from} to ${until}.`,
  scheme: 'Scheme',
  folio: (folio: string) => `Folio ${folio}`,
  units: 'Units',
  nav: 'NAV',
  value: 'Value',
  cost: 'Invested, by the statement',
  total: (date: string) => `Value, by the statement of ${date}`,
  heldHere: (count: number) =>
    `${count} ${count === 1 ? 'folio' : 'folios'} of the statement also in this portfolio, or sold from it, left out here.`,
  apart:
    'Values are those of the statement, or of the last NAV known here where it has none. They are not counted above.',
  choose: 'Import statement',
  again: 'Import a newer statement',
  hint: 'Choose the PDF of your consolidated account statement (CAS), as CAMS, KFintech, NSDL or CDSL email it to you, or the JSON file of MF Central. It is read on this device: schemes, folios with their PANs, units, values, costs and, if you want, transactions leave it; names, addresses and the password do not. Folios of another PAN are sent too, and dropped by our server.',
  imported: 'Your statement is imported.',
  remove: 'Remove',
  removeTitle: 'Remove what is held elsewhere?',
  removeText:
    'It is removed only from here, with its transactions; your funds are not affected. You can import the statement again.',
  keep: 'Keep',
} as const;

/** Words of the popup that reads the PDF of a statement. */
export const importText = {
  title: 'Import statement',
  password: 'Password of the PDF',
  passwordHint: 'The one that you chose when you asked for the statement; for NSDL and CDSL, your PAN in capitals.',
  transactions: 'Take my transactions too',
  transactionsHint:
    'For returns, gains by year, and the value over time of what you hold elsewhere. A detailed statement from your first investment on has all of them.',
  stays: (withTransactions: boolean) =>
    `The file and its password stay on this device. Schemes, folios with their PANs, units, values${withTransactions ? ', costs, and days and amounts of transactions' : ' and costs'} are sent. Our server compares the PANs with yours and keeps none of them; it drops folios of another PAN.`,
  read: 'Import',
  cancel: 'Cancel',
  reading: 'Reading the statement',
  page: (page: number, of: number) => (page === 0 ? 'Opening the statement' : `Page ${page} of ${of}`),
  notLoaded: 'The reader of PDFs could not be loaded. Check your connection and try again.',
} as const;

const reasons: Readonly<Record<ElsewhereFigures['leftOut'][number]['reason'], string>> = {
  opening: 'units were there before the first transaction of the statement, and their cost is not given',
  gap: 'the transactions do not add up to the units',
  amount: 'a transaction has no amount',
  segregation: 'a part of it was segregated, and that part’s share of the price is not given',
  price: 'the statement has no value',
  class: 'left out only of the gains, since its tax class is not known here',
};

/** Words of what the transactions of an imported statement come to. */
export const figuresText = {
  title: 'Elsewhere, here, together',
  failed: 'Something went wrong. Please try again later',
  until: (statement: string, here: string | null) =>
    here === null
      ? `Elsewhere from the statement of ${statement}.`
      : `Elsewhere from the statement of ${statement}, here at the NAVs of ${here}.`,
  figure: 'Figure',
  elsewhere: 'Elsewhere',
  here: 'Here',
  together: 'Together',
  value: 'Value',
  invested: 'Invested',
  gain: 'Gain',
  xirr: 'Return a year (XIRR)',
  notYet: 'Not yet',
  gains: 'Capital gains',
  year: 'Financial year',
  yearName: (name: string) => `FY ${name}`,
  none: (year: string) => `Nothing was sold in FY ${year}.`,
  taxedAs: 'Taxed as',
  group: (taxClass: string, term: string, rate: string) => `${taxClass}, ${term} (${rate})`,
  equity: 'Long-term gain on equity, together',
  note: 'First in, first out. Losses of the year are set off before the exemption: against other gains first, and what is left of them against those on equity; short-term losses against any gain, long-term ones against long-term gains alone. Surcharge, cess and losses of other years are not in these figures; the exemption is one for each PAN. Have your tax return checked by a professional.',
  unknownFairValues: unknownFairValuesText,
  overTime: 'Value elsewhere and here over time',
  lineLabel: (elsewhere: string, here: string, together: string, date: string) =>
    `Worth ${together} on ${date}: ${elsewhere} elsewhere, ${here} here`,
  columns: ['Day', 'Elsewhere', 'Here', 'Together'],
  hidden: 'Hidden with the amounts.',
  leftOut: 'Not in these figures:',
  reason: (scheme: string, folio: string, reason: ElsewhereFigures['leftOut'][number]['reason']) =>
    `${scheme}, folio ${folio}: ${reasons[reason]}.`,
} as const;

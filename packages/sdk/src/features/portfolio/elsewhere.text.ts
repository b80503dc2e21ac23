/** Words of what is held elsewhere; they come with the code that shows it. */
export const elsewhereText = {
  title: 'Held elsewhere',
  none: 'See mutual funds that you hold with others here too, apart from this portfolio.',
  sources: { CAMS: 'CAMS', KFINTECH: 'KFintech', MFCENTRAL: 'MF Central', NSDL: 'NSDL', CDSL: 'CDSL' },
  unknown: 'Not known',
  valueUnknown: 'Value not known',
  withoutValue: 'Schemes whose value is not known are not part of the sum.',
  notes: 'Not all of the statement is as it should be:',
  otherHolder: (count: number) =>
    `${count} ${count === 1 ? 'holding is' : 'holdings are'} in folios of another PAN: left out.`,
  leftOut: (place: string) => `Left out, since it could not be read: ${place}.`,
  warned: (warning: string) => `The parser of the statement warns: ${warning}`,
  gap: (scheme: string, folio: string, date: string | null, reckoned: string, stated: string) =>
    `${scheme}, folio ${folio}: the transactions add up to ${reckoned} units${date === null ? '' : ` until ${date}`}, and the statement says ${stated}.`,
  statement: (source: string, from: string, until: string) =>
    `By your consolidated account statement of ${source}, ${from} to ${until}.`,
  scheme: 'Scheme',
  folio: (folio: string) => `Folio ${folio}`,
  units: 'Units',
  nav: 'NAV',
  value: 'Value',
  cost: 'Invested, by the statement',
  total: (date: string) => `Value, by the statement of ${date}`,
  heldHere: (count: number) =>
    `${count} ${count === 1 ? 'folio' : 'folios'} of the statement that this portfolio has too: left out here.`,
  apart: 'Values are those of the statement and not counted above.',
  choose: 'Import statement',
  again: 'Import a newer statement',
  hint: 'Choose the PDF of your consolidated account statement (CAS), as CAMS, KFintech, NSDL or CDSL e-mail it to you, or the JSON file of MF Central. It is read on this device: schemes, folios, units and values leave it, and neither names nor addresses nor the password.',
  imported: 'Your statement is imported.',
  remove: 'Remove',
  removeTitle: 'Remove what is held elsewhere?',
  removeText: 'It is removed from here alone; your funds are not affected. You can import the statement again.',
  keep: 'Keep',
} as const;

/** Words of the popup that reads the PDF of a statement. */
export const importText = {
  title: 'Import statement',
  password: 'Password of the PDF',
  passwordHint: 'The one that you chose when you asked for the statement; of NSDL and CDSL it is your PAN in capitals.',
  stays: 'The PDF and its password stay on this device. Only schemes, folios, units and values are sent.',
  read: 'Import',
  cancel: 'Cancel',
  reading: 'Reading the statement',
  page: (page: number, of: number) => (page === 0 ? 'Opening the statement' : `Page ${page} of ${of}`),
  notLoaded: 'The reader of PDFs could not be loaded. Check your connection and try again.',
} as const;

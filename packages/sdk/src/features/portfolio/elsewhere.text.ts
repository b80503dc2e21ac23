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
  hint: 'Choose the JSON file of MF Central, or the one that a CAS parser makes: it turns the PDF of your consolidated account statement (CAS), which CAMS and KFintech e-mail to you, into JSON. Only schemes, folios, units and values leave this device.',
  imported: 'Your statement is imported.',
  remove: 'Remove',
  removeTitle: 'Remove what is held elsewhere?',
  removeText: 'It is removed from here alone; your funds are not affected. You can import the statement again.',
  keep: 'Keep',
} as const;

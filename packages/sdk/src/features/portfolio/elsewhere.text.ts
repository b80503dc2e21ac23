/** Words of what is held elsewhere; they come with the code that shows it. */
export const elsewhereText = {
  title: 'Held elsewhere',
  none: 'See mutual funds that you hold with others here too, apart from this portfolio.',
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
  hint: 'A CAS parser turns the PDF of your consolidated account statement (CAS), which CAMS and KFintech e-mail to you, into a JSON file: choose that file. Only schemes, folios, units and values leave this device.',
  imported: 'Your statement is imported.',
  remove: 'Remove',
  removeTitle: 'Remove what is held elsewhere?',
  removeText: 'It is removed from here alone; your funds are not affected. You can import the statement again.',
  keep: 'Keep',
} as const;

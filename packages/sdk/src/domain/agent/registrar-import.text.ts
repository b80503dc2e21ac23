import { REGISTRAR_FILE_BYTES, REGISTRAR_FILE_ROWS } from '@prosperx/core/registrar';

const figure = (many: number) => many.toLocaleString('en-IN');
const rows = (many: number) => `${figure(many)} ${many === 1 ? 'row' : 'rows'}`;

/** What the imports of registrars' files say alike. */
export const registrarImportText = {
  limit: `CSV, XLSX or DBF, up to ${figure(REGISTRAR_FILE_ROWS)} rows.`,
  choose: 'Choose a file',
  chooseAgain: 'Choose another file',
  reading: 'Reading the file …',
  tooLarge: `This file is too large. Please choose one of up to ${REGISTRAR_FILE_BYTES / 1_000_000} MB.`,
  unreadable: 'This file cannot be read. Take it out of its ZIP, or save the sheet as CSV, and choose it again.',
  missing: (titles: readonly string[]) =>
    `Columns are missing: ${titles.join(', ')}. Ask the registrar for the whole file.`,
  unknown: (titles: readonly string[]) => `Unknown columns, ignored: ${titles.join(', ')}.`,
  found: (source: string, right: number, wrong: number) =>
    `${source}: ${rows(right)}${wrong === 0 ? ', nothing wrong.' : `, and ${rows(wrong)} with errors, which ${wrong === 1 ? 'is' : 'are'} not added.`}`,
  left: (many: number) => `${rows(many)} beyond the first ${figure(REGISTRAR_FILE_ROWS)} are left out.`,
  columns: { row: 'Row', wrong: 'What is wrong' },
  caption: 'Rows with errors',
  more: (many: number) => `And ${rows(many)} more.`,
  add: (many: number) => `Add ${rows(many)}`,
  sending: 'Rows sent',
  cancel: 'Cancel',
  done: 'Done',
  added: (added: number, known: number) =>
    `${rows(added)} added${known > 0 ? `; ${figure(known)} were there already` : ''}.`,
  knownFile: 'This file was added before. Nothing has changed.',
  notSaved: 'The file could not be added. Please try again; rows that were added are not added twice.',
};

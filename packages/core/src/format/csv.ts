/** A field of a CSV file: a number is written as it is, null as nothing. */
export type CsvField = string | number | null;

/** What a spreadsheet takes for the beginning of a formula, also after blanks and signs without a width, and in full width, or for nothing before one. */
const FORMULA_STARTS = /^(?:[\t\r\n]|[\s\u200b-\u200f\u2060]*[=+\-@＝＋－＠])/;

/**
 * Returns rows as CSV by RFC 4180: fields separated by commas, rows ended by CRLF, quotes where a field needs them. Text that a spreadsheet
 * would run as a formula gets an apostrophe before it (OWASP, CSV injection); numbers stay numbers, also below zero.
 */
export function toCsv(rows: readonly (readonly CsvField[])[]): string {
  return rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
}

function fieldText(field: CsvField): string {
  if (field === null) return '';
  if (typeof field === 'number') return String(field);
  const safe = FORMULA_STARTS.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import Papa from 'papaparse';

/** A workbook is a ZIP file, which begins so. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of a CSV file, of the first sheet of a workbook or of a DBF file, read on the reader's device; null where a file is none of them. */
export async function tableIn(file: File): Promise<string[][] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) {
    const { readSheet } = await import('read-excel-file/universal');
    const rows = await readSheet(bytes.buffer);
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  }
  const text = new TextDecoder().decode(bytes);
  // text has no such sign: a DBF file, or an old workbook or a picture, which is none
  if (text.includes('\0')) return (await import('./dbf-table.lazy.js')).dbfTable(bytes);
  return Papa.parse<string[]>(text, { skipEmptyLines: false }).data;
}

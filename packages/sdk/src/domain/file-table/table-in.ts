import Papa from 'papaparse';

/** A workbook is a ZIP file, which begins so. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of a CSV file, or of the first sheet of a workbook, read on the reader's device; null where a file is neither. */
export async function tableIn(file: File): Promise<string[][] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) {
    const { readSheet } = await import('read-excel-file/universal');
    const rows = await readSheet(bytes.buffer);
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  }
  const text = new TextDecoder().decode(bytes);
  // an old workbook or a picture: text has no such sign
  return text.includes('\0') ? null : Papa.parse<string[]>(text, { skipEmptyLines: false }).data;
}

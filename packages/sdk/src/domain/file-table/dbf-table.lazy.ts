import parseDbf from 'parsedbf';

/** dBASE III and IV, with and without a file of memos, which holds nothing that is read. */
const VERSIONS: ReadonlySet<number | undefined> = new Set([0x03, 0x83, 0x8b]);
const HEAD = 32;
const DELETED = 0x2a;

const two = (part: number) => String(part).padStart(2, '0');

function textOf(cell: string | number | boolean | Date): string {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime())
      ? ''
      : `${cell.getFullYear()}-${two(cell.getMonth() + 1)}-${two(cell.getDate())}`;
  if (typeof cell === 'number') return Number.isNaN(cell) ? '' : String(cell);
  return typeof cell === 'boolean' ? (cell ? 'Y' : 'N') : cell;
}

/** The rows of a DBF file below the titles of its columns, without the records that are marked as deleted; null for a file that is none, or ends too early. */
export function dbfTable(bytes: Uint8Array): string[][] | null {
  if (!VERSIONS.has(bytes[0]) || bytes.length <= HEAD) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [records, head, length] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const isWhole = length > 0 && head + records * length <= bytes.length;
  // the library takes the records to begin behind the last column
  if (!isWhole || (head - HEAD - 1) % HEAD !== 0 || bytes[head - 1] !== 0x0d) return null;
  if (records === 0) return [];
  const rows = parseDbf(view, 'windows-1252');
  const titles = Object.keys(rows[0] ?? {});
  const kept = rows.filter((_, index) => bytes[head + index * length] !== DELETED);
  return [titles, ...kept.map((row) => titles.map((title) => textOf(row[title] ?? '')))];
}

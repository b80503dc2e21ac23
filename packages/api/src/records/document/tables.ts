import { formatDateShort, formatMoney, formatNav, formatPercent, formatUnits, toCsv } from '@prosperx/core/format';
import { type Nav, type Paise, toNavNumber, toRupees, toUnitsNumber, type Units } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import type { Cell as SheetCell } from 'write-excel-file/node';

/** A value of a table with its kind; null is an empty cell. */
export type Cell =
  | null
  | { readonly text: string }
  | { readonly money: Paise }
  | { readonly count: number }
  | { readonly units: Units }
  | { readonly nav: Nav }
  | { readonly percent: number }
  | { readonly date: BusinessDate };

/** A column: its title, and its share of the width of a PDF's page. */
export interface Column {
  readonly title: string;
  readonly width: number;
}

/** A table as people download it: one model for CSV, XLSX and PDF, so that all three say the same. */
export interface DocumentTable {
  /** The name of its sheet, at most 31 letters. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The last row, set apart. */
  readonly total?: readonly Cell[];
}

/** Says whether cells of a kind are set to the right, as figures are. */
export const isFigure = (cell: Cell): boolean => cell !== null && !('text' in cell) && !('date' in cell);

/** Returns a cell as people read it. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if ('text' in cell) return cell.text;
  if ('money' in cell) return formatMoney(cell.money, 2);
  if ('count' in cell) return cell.count.toLocaleString('en-IN');
  if ('units' in cell) return formatUnits(cell.units);
  if ('nav' in cell) return formatNav(cell.nav);
  if ('percent' in cell) return formatPercent(cell.percent);
  return formatDateShort(cell.date);
}

/** Returns a cell as a plain value for programs: rupees, units and NAVs as numbers, dates as YYYY-MM-DD. */
function plainValue(cell: Cell): string | number | null {
  if (cell === null) return null;
  if ('text' in cell) return cell.text;
  if ('money' in cell) return toRupees(cell.money);
  if ('count' in cell) return cell.count;
  if ('units' in cell) return toUnitsNumber(cell.units);
  if ('nav' in cell) return toNavNumber(cell.nav);
  if ('percent' in cell) return Math.round(cell.percent * 100) / 100;
  return cell.date;
}

const rowsOf = ({ rows, total }: DocumentTable) => (total ? [...rows, total] : rows);

/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns tables as one CSV file, each with its titles, an empty line between them. */
export function csvOf(tables: readonly DocumentTable[]): Uint8Array {
  const parts = tables.map((table) =>
    toCsv([table.columns.map(({ title }) => title), ...rowsOf(table).map((row) => row.map(plainValue))]),
  );
  return new TextEncoder().encode(BYTE_ORDER_MARK + parts.join('\r\n'));
}

const FORMATS = { money: '#,##0.00', count: '#,##0', units: '#,##0.0000', nav: '#,##0.0000', percent: '0.00' } as const;

function sheetCell(cell: Cell): SheetCell {
  if (cell === null) return null;
  if ('text' in cell) return { value: cell.text, type: String };
  if ('date' in cell) return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'dd mmm yyyy' };
  const [kind] = Object.keys(cell) as (keyof typeof FORMATS)[];
  return { value: plainValue(cell) as number, type: Number, format: FORMATS[kind ?? 'money'] };
}

/** Returns tables as an XLSX workbook, a sheet a table, its titles frozen. Text stays text: no cell is a formula. */
export async function xlsxOf(tables: readonly DocumentTable[]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheets = tables.map((table) => ({
    sheet: table.name,
    stickyRowsCount: 1,
    columns: table.columns.map(({ title, width }) => ({ width: Math.max(title.length + 2, width) })),
    data: [
      table.columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
      ...table.rows.map((row) => row.map(sheetCell)),
      ...(table.total ? [table.total.map((cell) => withBold(sheetCell(cell)))] : []),
    ],
  }));
  return new Uint8Array(await writeExcelFile(sheets).toBuffer());
}

function withBold(cell: SheetCell): SheetCell {
  return cell === null || typeof cell !== 'object' ? cell : ({ ...cell, fontWeight: 'bold' } as SheetCell);
}

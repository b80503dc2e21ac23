import { readFile } from 'node:fs/promises';

/** The exchange's code of each scheme that can be bought, by ISIN. */
export type SchemeCodes = ReadonlyMap<string, string>;

const COLUMNS = {
  code: 'Scheme Code',
  isin: 'ISIN',
  allowed: 'Purchase Allowed',
  mode: 'Purchase Transaction mode',
} as const;
/** Looked at where the file has them. */
const OPTIONAL = { active: 'AMC Active Flag', least: 'Minimum Purchase Amount' } as const;

const nameOf = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

type Cells = (name: string) => string;

/** The lower, the better: units without a demat account first, then the row that takes the smallest amount. */
function rankOf(at: Cells): readonly [number, number] {
  return [/p/i.test(at(COLUMNS.mode)) ? 0 : 1, Number(at(OPTIONAL.least)) || 0];
}
const isBetter = ([mode, least]: readonly [number, number], [otherMode, otherLeast]: readonly [number, number]) =>
  mode < otherMode || (mode === otherMode && least < otherLeast);

const isForSale = (at: Cells) => /^y/i.test(at(COLUMNS.allowed)) && !/^[0n]/i.test(at(OPTIONAL.active));

/**
 * Reads a scheme master (SCHMSTRDET_ddmmyyyy.txt, cells between pipes). Columns are found by their headers, whatever their order, case
 * and dashes. An ISIN has several rows (demat alone, large amounts): see rankOf. Throws when a column is missing.
 */
export function readSchemeCodes(text: string): SchemeCodes {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const places = new Map(cellsOf(header).map((name, index) => [nameOf(name), index]));
  const missing = Object.values(COLUMNS).find((name) => !places.has(nameOf(name)));
  if (missing !== undefined) throw new Error(`The scheme master has no column "${missing}".`);
  const best = new Map<string, { readonly code: string; readonly rank: readonly [number, number] }>();
  for (const line of lines) {
    const cells = cellsOf(line);
    const at: Cells = (name) => cells[places.get(nameOf(name)) ?? -1] ?? '';
    const [isin, code] = [at(COLUMNS.isin).toUpperCase(), at(COLUMNS.code)];
    if (!isin || !code || !isForSale(at)) continue;
    const [rank, known] = [rankOf(at), best.get(isin)];
    if (!known || isBetter(rank, known.rank)) best.set(isin, { code, rank });
  }
  return new Map([...best].map(([isin, { code }]) => [isin, code]));
}

export async function readSchemeFile(path: string): Promise<SchemeCodes> {
  return readSchemeCodes(await readFile(path, 'utf8'));
}

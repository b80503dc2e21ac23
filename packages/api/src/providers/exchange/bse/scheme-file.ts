import { readFile } from 'node:fs/promises';
import { type Paise, rupees } from '@prosperx/core/money';

/** A code under which the exchange takes a scheme, with the amounts that it buys for. */
interface SchemeCode {
  readonly code: string;
  readonly least: Paise;
  readonly most: Paise;
}

/** The exchange's codes of each scheme that can be bought, by ISIN: that of the smallest amounts, which is everybody's, first. */
export type SchemeCodes = ReadonlyMap<string, readonly SchemeCode[]>;

const COLUMNS = {
  code: 'Scheme Code',
  isin: 'ISIN',
  allowed: 'Purchase Allowed',
  mode: 'Purchase Transaction mode',
} as const;
/** Looked at where the file has them. */
const OPTIONAL = {
  active: 'AMC Active Flag',
  least: 'Minimum Purchase Amount',
  most: 'Maximum Purchase Amount',
} as const;

const nameOf = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

type Cells = (name: string) => string;

/** Units without a demat account are better than those with one. */
const rankOf = (at: Cells) => (/p/i.test(at(COLUMNS.mode)) ? 0 : 1);

/** Says whether a code is that of a liquid scheme for orders before the cut-off: nobody knows when an order is sent whether its money comes before, so that it is used only where a scheme has no other. */
const isBeforeCutOff = ({ code }: SchemeCode) => code.endsWith('-L0');

/** No limit is written as nothing, zero or nines. */
const LARGEST = 1e11;
function limitIn(text: string, none: number): Paise {
  const amount = Number(text);
  return rupees(Math.round(amount > 0 && amount < LARGEST ? amount : none));
}

const isForSale = (at: Cells) => /^y/i.test(at(COLUMNS.allowed)) && !/^[0n]/i.test(at(OPTIONAL.active));

/**
 * Reads a scheme master (SCHMSTRDET_ddmmyyyy.txt, cells between pipes). Columns are found by their headers, whatever their order, case
 * and dashes. An ISIN has several rows: demat alone, and one for large amounts (-L1) beside that for everybody. Throws when a column is missing.
 */
export function readSchemeCodes(text: string): SchemeCodes {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const places = new Map(cellsOf(header).map((name, index) => [nameOf(name), index]));
  const missing = Object.values(COLUMNS).find((name) => !places.has(nameOf(name)));
  if (missing !== undefined) throw new Error(`The scheme master has no column "${missing}".`);
  const found = new Map<string, { rank: number; codes: SchemeCode[] }>();
  for (const line of lines) {
    const cells = cellsOf(line);
    const at: Cells = (name) => cells[places.get(nameOf(name)) ?? -1] ?? '';
    const [isin, code] = [at(COLUMNS.isin).toUpperCase(), at(COLUMNS.code)];
    if (!isin || !code || !isForSale(at)) continue;
    const [rank, known] = [rankOf(at), found.get(isin)];
    if (known && known.rank < rank) continue;
    const codes = known?.rank === rank ? known.codes : [];
    codes.push({ code, least: limitIn(at(OPTIONAL.least), 0), most: limitIn(at(OPTIONAL.most), LARGEST) });
    found.set(isin, { rank, codes });
  }
  return new Map([...found].map(([isin, { codes }]) => [isin, inOrder(codes)]));
}

/** Sorts the codes of a scheme by their smallest amounts. */
function inOrder(codes: readonly SchemeCode[]): readonly SchemeCode[] {
  const usual = codes.filter((each) => !isBeforeCutOff(each));
  return (usual.length > 0 ? usual : codes).toSorted((one, other) => one.least - other.least);
}

/**
 * Returns the code under which the exchange takes a scheme: for an amount, of those that buy for it, the one of the larger sums; else, and where
 * none buys for it, everybody's. null: it has none.
 */
export function schemeCodeFor(codes: SchemeCodes, isin: string, amount: Paise | null): string | null {
  const [everybodys, ...others] = codes.get(isin) ?? [];
  if (!everybodys) return null;
  const fits = ({ least, most }: SchemeCode) => amount !== null && amount >= least && amount <= most;
  return (others.filter((each) => each.least > everybodys.least).findLast(fits) ?? everybodys).code;
}

export async function readSchemeFile(path: string): Promise<SchemeCodes> {
  return readSchemeCodes(await readFile(path, 'utf8'));
}

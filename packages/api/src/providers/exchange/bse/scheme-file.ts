import { readFile, stat } from 'node:fs/promises';
import { type Paise, rupees } from '@prosperx/core/money';
import { groupBy } from '#kernel/group-by.js';

/** A row of the scheme master: a code under which the exchange takes a scheme, with the amounts that it buys for. */
interface SchemeCode {
  readonly code: string;
  readonly least: Paise;
  readonly most: Paise;
  readonly isSold: boolean;
  readonly isBoughtBack: boolean;
  /** true: of units without a demat account. */
  readonly isPhysical: boolean;
}

/** The exchange's codes of each scheme, also of those that it sells no more: their holders redeem. By ISIN; those of the smallest amounts first. */
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
  redemption: 'Redemption Allowed',
} as const;

const nameOf = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

type Cells = (name: string) => string;

/** Says whether a code is that of a liquid scheme for orders before the cut-off: nobody knows when an order is sent whether its money comes before, so that it is used only where a scheme has no other. */
const isBeforeCutOff = ({ code }: SchemeCode) => code.endsWith('-L0');

/** No limit is written as nothing, zero or nines. */
const LARGEST = 1e11;
function limitIn(text: string, none: number): Paise {
  const amount = Number(text);
  return rupees(Math.round(amount > 0 && amount < LARGEST ? amount : none));
}

const isYes = (cell: string) => /^y/i.test(cell);

/**
 * Reads a scheme master (SCHMSTRDET_ddmmyyyy.txt, cells between pipes). Columns are found by their headers, whatever their order, case
 * and dashes. An ISIN has several rows: demat alone, and one for large amounts (-L1) beside that for everybody. Throws when a column is missing.
 */
export function readSchemeCodes(text: string): SchemeCodes {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const places = new Map(cellsOf(header).map((name, index) => [nameOf(name), index]));
  const missing = Object.values(COLUMNS).find((name) => !places.has(nameOf(name)));
  if (missing !== undefined) throw new Error(`The scheme master has no column "${missing}".`);
  const rows = lines.flatMap((line) => {
    const cells = cellsOf(line);
    const at: Cells = (name) => cells[places.get(nameOf(name)) ?? -1] ?? '';
    const [isin, code] = [at(COLUMNS.isin).toUpperCase(), at(COLUMNS.code)];
    return isin && code ? [{ isin, ...codeIn(at, code) }] : [];
  });
  return groupBy(
    rows.toSorted((one, other) => one.least - other.least),
    ({ isin }) => isin,
  );
}

function codeIn(at: Cells, code: string): SchemeCode {
  const isActive = !/^[0n]/i.test(at(OPTIONAL.active));
  return {
    code,
    least: limitIn(at(OPTIONAL.least), 0),
    most: limitIn(at(OPTIONAL.most), LARGEST),
    isSold: isActive && isYes(at(COLUMNS.allowed)),
    isBoughtBack: isActive && isYes(at(OPTIONAL.redemption)),
    isPhysical: /p/i.test(at(COLUMNS.mode)),
  };
}

/** Returns those that are so, and all where none is. */
function preferred(codes: readonly SchemeCode[], isSo: (code: SchemeCode) => boolean): readonly SchemeCode[] {
  const some = codes.filter(isSo);
  return some.length > 0 ? some : codes;
}

const usualOf = (codes: readonly SchemeCode[]) =>
  preferred(
    preferred(codes, ({ isPhysical }) => isPhysical),
    (each) => !isBeforeCutOff(each),
  );

/**
 * Returns the code under which the exchange sells a scheme: for an amount, of those that buy for it, the one of the larger sums; else, and where
 * none buys for it, everybody's. null: it sells it under none.
 */
export function codeToBuy(codes: SchemeCodes, isin: string, amount: Paise | null): string | null {
  const [everybodys, ...others] = usualOf((codes.get(isin) ?? []).filter(({ isSold }) => isSold));
  if (!everybodys) return null;
  const fits = ({ least, most }: SchemeCode) => amount !== null && amount >= least && amount <= most;
  return (others.filter((each) => each.least > everybodys.least).findLast(fits) ?? everybodys).code;
}

/**
 * Returns the code under which the exchange knows what somebody holds: to redeem, and to end a plan. Whether it still sells the scheme does not
 * count; whether it redeems, it says itself. null: it does not know the scheme.
 */
export function codeOfHeld(codes: SchemeCodes, isin: string): string | null {
  const known = preferred(codes.get(isin) ?? [], ({ isSold }) => isSold);
  return usualOf(preferred(known, ({ isBoughtBack }) => isBoughtBack))[0]?.code ?? null;
}

/** Answers with the codes of the scheme master as it stands. */
export type SchemeFile = () => Promise<SchemeCodes>;

/** The part of the schemes of the former master that another must have to take its place: one that is just copied there has fewer. */
const LEAST_PART = 0.8;

/**
 * Opens a scheme master, which is read again once another is put in its place. One that cannot be read, or has far fewer schemes, changes
 * nothing: the former one counts. Throws when there is none at first.
 */
export async function openSchemeFile(path: string): Promise<SchemeFile> {
  const changeOf = async () => (await stat(path)).mtimeMs;
  const read = async () => readSchemeCodes(await readFile(path, 'utf8'));
  let changedAt = await changeOf();
  let known = await read();
  return async () => {
    const now = await changeOf().catch(() => changedAt);
    if (now === changedAt) return known;
    changedAt = now;
    const found = await read().catch(() => known);
    if (found.size >= LEAST_PART * known.size) known = found;
    return known;
  };
}

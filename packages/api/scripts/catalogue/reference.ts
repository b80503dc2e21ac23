import { readFileSync } from 'node:fs';
import { type NavRow, parseNavFile } from '#providers/nav/nav-file.js';

/** A line of the exchange's scheme master as of March 2020; amounts are rupees. */
export interface MasterRow {
  readonly code: string;
  readonly ISIN: string;
  readonly lump_available: 'Y' | 'N';
  readonly sip_available: 'Y' | 'N';
  readonly lump_min: number;
  readonly lump_multiplier: number;
  readonly sip_min: number | string;
  readonly sip_max: number;
  readonly sip_multiplier: number | string;
  readonly redemption_allowed: 'Y' | 'N';
  readonly redemption_amount_multiple: number;
  readonly redemption_amount_minimum: number;
  readonly redemption_quantity_multiple: number;
  readonly redemption_quantity_minimum: number;
  readonly stp_flag: 'Y' | 'N';
  readonly sips: readonly {
    readonly freq: string;
    readonly dates: string;
    readonly minGap: string;
    readonly maxGap: string;
  }[];
  readonly start_date: string;
  readonly plan?: string;
  readonly expense_ratio?: string;
  readonly expense_ratio_date?: string;
  readonly fund_manager?: string;
  readonly crisil_rating: string;
  readonly aum?: number;
}

/** The same of seven schemes as of October 2026. */
export interface NewerRow {
  readonly amfiCode: number;
  readonly lumpMin: number;
  readonly lumpMultiplier: number;
  readonly sipMin: number;
  readonly sipMultiplier: number;
  readonly redAmtMin: number;
  readonly redAmtMultiple: number;
  readonly redQtyMin: number;
  readonly redQtyMultiple: number;
  readonly ter: number;
  readonly terDate: string;
  readonly risk: string;
  readonly aumMillion: number;
}

/** Cells of a line of CSV; a cell in quotes may hold commas. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map(([, plain = '', quoted]) => quoted ?? plain);
}

/** Lines of a CSV file as records by its header. */
function readCsv(file: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const titles = cellsOf(header);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [titles[at] ?? '', cell])));
}

const key = <Row>(rows: readonly Row[], of: (row: Row) => string) =>
  new Map(rows.map((row) => [of(row), row] as const));

/** A scheme's name without what is written in more than one way. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A line of the returns, per cent, empty where the data does not reach back so far. */
export type Returns = Readonly<Record<'ret1y' | 'cagr3y' | 'cagr5y', string>>;

/** AMFI's file lists dead schemes too, and side pockets: those without a NAV since this day. */
const LIVE_SINCE = '2026-08-14';

/** A growth option that is sold and bought on any day, by what AMFI's columns say of it. */
const isGrowthOf = (plan: string, row: NavRow) =>
  row.date >= LIVE_SINCE &&
  row.plan.startsWith(plan) &&
  /^(?!.*institutional).*growth/i.test(row.option) &&
  row.section.startsWith('Open Ended');

/** Plans of one scheme have one name in AMFI's file, but for the plan in it. */
const schemeKey = ({ fundHouse, schemeName }: NavRow) =>
  `${fundHouse} ${plainName(schemeName.replace(/-?\s*(direct|regular).*$/i, ''))}`;

/** All files of the reference folder that a catalogue is made of. */
export function readReference(folder: string) {
  const lines = readFileSync(`${folder}/schemes/kuvera-bse-scheme-master-2020-03.jsonl`, 'utf8').trim().split('\n');
  // some ISINs are listed twice; the line without a plan is the poorer one
  const master = lines.map((line) => JSON.parse(line) as MasterRow).filter(({ plan }) => plan === 'GROWTH');
  const newer = JSON.parse(readFileSync(`${folder}/schemes/attributes-2026-10.json`, 'utf8')) as {
    asOf: string;
    items: NewerRow[];
  };
  const navFile = parseNavFile(readFileSync(`${folder}/amfi/NAVAll-2026-08-21.new8col.txt`, 'utf8'));
  const directPlans = key(
    navFile.rows.filter((row) => isGrowthOf('Direct', row)),
    schemeKey,
  );
  return {
    /** The growth options of regular plans, in the order of the file. */
    regularPlans: navFile.rows.filter((row) => isGrowthOf('Regular', row)),
    directPlanOf: (regular: NavRow) => directPlans.get(schemeKey(regular)),
    navDate: '2026-08-21',
    masterDate: '2020-03-13',
    newerDate: newer.asOf,
    terDate: '2024-10-07',
    master: key(master, (row) => row.ISIN),
    newer: key(newer.items, (row) => String(row.amfiCode)),
    returns: key(
      readCsv(`${folder}/schemes/returns-2026-08-21.csv`) as readonly (Returns & { amfiCode: string })[],
      (row) => row.amfiCode,
    ),
    ratios: key(readCsv(`${folder}/schemes/amfi-ter-2024-10.csv`), (row) => plainName(row['Scheme Name'] ?? '')),
    navs: key(navFile.rows, (row) => row.amfiCode),
  };
}

export type Reference = ReturnType<typeof readReference>;

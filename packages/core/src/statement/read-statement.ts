import { addPaise, addUnits, type Paise, valueAtNav, ZERO_PAISE, ZERO_UNITS } from '#money/index.js';
import {
  type BalanceGap,
  type CasFault,
  type CasStatement,
  type OutsideHolding,
  plainFolio,
} from '#portfolio/index.js';
import type { BusinessDate } from '#time/index.js';
import { follow } from './balances.js';
import { readDepository } from './depository.js';
import { DAY, dayOf } from './figures.js';
import { type Line, linesOfPages, type StatementPage } from './page-lines.js';
import { type PrintedScheme, readDetailed } from './registrar-detailed.js';
import { readSummary } from './registrar-summary.js';

type Source = CasStatement['source'];
type Read = Pick<CasStatement, 'holdings' | 'sold' | 'leftOut' | 'gaps'>;

const PERIOD = new RegExp(String.raw`${DAY}\s+to\s+${DAY}`, 'i');
const AS_ON = new RegExp(String.raw`as\s+on\s*:?\s*${DAY}`, 'i');
const CAS = /consolidated\s+account\s+(?:statement|summary)/i;

/** Returns the days of a statement by the first line that has them. */
function periodOf(lines: readonly Line[]): { readonly from: BusinessDate; readonly until: BusinessDate } | null {
  for (const { text } of lines) {
    const [, ...parts] = PERIOD.exec(text) ?? AS_ON.exec(text) ?? [];
    if (parts.length === 0) continue;
    const from = dayOf(parts.slice(0, 3).join('-'));
    const until = parts.length > 3 ? dayOf(parts.slice(3).join('-')) : from;
    if (from !== null && until !== null && from <= until) return { from, until };
  }
  return null;
}

/** Returns whose statement it is by what its pages say; null for a text that is none. */
function sourceOf(text: string): Source | null {
  if (/NSDL\s+Consolidated|About NSDL|National Securities Depository/i.test(text)) return 'NSDL';
  if (/Central Depository Services/i.test(text)) return 'CDSL';
  if (!CAS.test(text) && !/(?:CAMS|KFIN)CASWS/.test(text)) return null;
  return /KFINCASWS/.test(text) || (!/CAMSCASWS/.test(text) && /kfintech\.com|KFin Technologies/i.test(text))
    ? 'KFINTECH'
    : 'CAMS';
}

/** What is held, without what is worth nothing for rounding, such as −0.001 units. */
const ROUNDING = 10;

function holdingOf(scheme: PrintedScheme, closing: OutsideHolding['units']): OutsideHolding {
  const { name, brand, folioNo, isin, nav, navDate, value, cost, pan } = scheme;
  const units = closing <= ROUNDING && closing < 0 ? ZERO_UNITS : closing;
  return {
    schemeName: name,
    brand,
    folioNo,
    isin,
    amfiCode: '',
    units,
    nav,
    navDate,
    value: value ?? (nav === null ? null : valueAtNav(units, nav)),
    cost,
    pan,
  };
}

const sumOf = (one: Paise | null, other: Paise | null) =>
  one === null || other === null ? null : addPaise(one, other);

/** Joins two entries of a scheme in one folio: what one page breaks off goes on, else both are held. */
function joined(one: OutsideHolding, other: OutsideHolding): OutsideHolding {
  const [first, second] = [one.lines, other.lines];
  const movements = [...(first?.movements ?? []), ...(second?.movements ?? [])];
  if (one.units > 0 && second && second.opening === one.units)
    return { ...other, lines: { opening: first?.opening ?? ZERO_UNITS, movements } };
  return {
    ...one,
    units: addUnits(one.units, other.units),
    nav: one.nav ?? other.nav,
    navDate: one.navDate ?? other.navDate,
    value: sumOf(one.value, other.value),
    cost: one.units === 0 ? other.cost : other.units === 0 ? one.cost : sumOf(one.cost, other.cost),
    ...(first && second && { lines: { opening: addUnits(first.opening, second.opening), movements } }),
  };
}

const keyOf = ({ brand, folioNo, isin, schemeName }: OutsideHolding) =>
  `${brand}|${plainFolio(folioNo)}|${isin || schemeName}`;

function together(holdings: readonly OutsideHolding[]): OutsideHolding[] {
  const found = new Map<string, OutsideHolding>();
  for (const holding of holdings) {
    const before = found.get(keyOf(holding));
    found.set(keyOf(holding), before ? joined(before, holding) : holding);
  }
  return [...found.values()];
}

function detailed(lines: readonly Line[]): Read {
  const { schemes, nameless } = readDetailed(lines);
  const leftOut = nameless.map(({ page }) => pagePlace(page));
  const gaps: BalanceGap[] = [];
  const read = schemes.flatMap((scheme): OutsideHolding[] => {
    const { opening, rows, folioNo, name, closing } = scheme;
    if (closing === null) {
      leftOut.push(`${name}, ${folioNo}`);
      return [];
    }
    const followed = follow(opening, rows, closing);
    gaps.push(...followed.gaps.map((gap) => ({ folioNo, schemeName: name, ...gap })));
    return [{ ...holdingOf(scheme, closing), lines: { opening, movements: followed.movements } }];
  });
  const all = together(read);
  return {
    holdings: all.filter(({ units }) => units > 0),
    sold: all.filter(({ units, lines: own }) => units === 0 && own?.movements.some((each) => each.units !== 0)),
    leftOut,
    gaps,
  };
}

const pagePlace = (page: number) => `page ${page + 1}`;

const plain = ({
  holdings,
  unread,
}: {
  readonly holdings: readonly OutsideHolding[];
  readonly unread: readonly string[];
}) => ({
  holdings: together(holdings).filter(({ units }) => units > 0),
  leftOut: unread,
});

function readLines(source: Source, lines: readonly Line[], until: BusinessDate): Read {
  if (source === 'NSDL' || source === 'CDSL') return plain(readDepository(lines, until));
  if (lines.some(({ text }) => /Opening\s+Unit\s+Balance/i.test(text))) return detailed(lines);
  return plain(readSummary(lines));
}

/** Returns what is read; null where its figures, or the sums of them, are such as no account can have. */
function inRange(source: Source, lines: readonly Line[], until: BusinessDate): Read | null {
  try {
    const read = readLines(source, lines, until);
    addPaise(...read.holdings.map(({ value }) => value ?? ZERO_PAISE));
    addPaise(...read.holdings.map(({ cost }) => cost ?? ZERO_PAISE));
    return read;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Reads a consolidated account statement by the texts of its pages: of CAMS and KFintech the detailed one, with its transactions, and the
 * summary; of NSDL and CDSL their mutual funds. Balances that the lines do not add up to, and what cannot be read, are named in it.
 */
export function readStatement(
  pages: readonly StatementPage[],
): { readonly statement: CasStatement } | { readonly fault: CasFault } {
  const fault = (code: CasFault['code'], path = '') => ({ fault: { code, path } });
  const text = pages.flatMap((page) => page.map((piece) => piece.text)).join(' ');
  if (text.trim() === '') return fault('cas_no_text');
  const lines = linesOfPages(pages);
  const source = sourceOf(`${text} ${lines.map((line) => line.text).join(' ')}`);
  if (source === null) return fault('cas_no_statement');
  const period = periodOf(lines);
  if (period === null) return fault('cas_wrong', 'the period');
  const read = inRange(source, lines, period.until);
  if (read === null) return fault('cas_wrong', 'the sum of values');
  const { holdings, sold = [], leftOut } = read;
  if (holdings.length === 0 && sold.length === 0)
    return leftOut[0] === undefined ? fault('cas_nothing') : fault('cas_wrong', leftOut[0]);
  return { statement: { source, ...period, ...read, warnings: [] } };
}

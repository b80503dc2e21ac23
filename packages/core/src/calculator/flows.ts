import { paise, type Paise, rupees, ZERO_PAISE } from '#money/index.js';
import { type BusinessDate, daysBetween, namedDate } from '#time/index.js';

/** Money on a day, as a sheet for XIRR has it: what was invested is negative, what came back, or is there now, positive. */
export interface DatedAmount {
  readonly date: BusinessDate;
  readonly amount: Paise;
}

/** Why a line of a sheet was not taken; `flowsText` has the words. */
export type FlowFault = 'no_date' | 'no_amount' | 'too_many';

/** The lines of a sheet: those that were read, and those that were not, by their numbers from 1. */
export interface ReadFlows {
  readonly flows: readonly DatedAmount[];
  readonly faults: readonly { readonly line: number; readonly fault: FlowFault }[];
}

/** The most lines that are taken: a monthly SIP of thirty years, and what was taken out. */
export const MAX_FLOWS = 500;

/** The largest amount of a line. */
const LARGEST = rupees(1_000_00_00_000);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a date as sheets have it: `2024-04-01`, `01-04-2024`, `01/04/2024`, `1.4.2024`, `01-Apr-2024` or `1 April 2024`; null for any other text. */
export function readSheetDate(text: string): BusinessDate | null {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? inIndianOrder(text) ?? [];
  return namedDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The parts of a date whose day comes first. */
function inIndianOrder(text: string): [string, string, string, string] | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ,]+(\d{4})$/i.exec(text) ?? [];
  if (year === '') return null;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return [text, year, named > 0 ? String(named) : month, day];
}

/** Figures in groups of lakhs or of millions, or in none: any other commas part columns. */
const AMOUNT = /^([-+−]?) ?(\(?) ?(\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2})\d*)? ?(\)?)$/;

/** Reads an amount as sheets have it: `-1,00,000.50`, `₹5,000`, `(5,000)` for what is negative; null for any other text. */
export function readSheetAmount(text: string): Paise | null {
  const [, sign = '', open = '', figures = '', fraction = '', close = ''] =
    AMOUNT.exec(text.replace(/(?:["'₹\s]|rs\.?|inr)+/gi, ' ').trim()) ?? [];
  if (figures === '' || (open === '') !== (close === '')) return null;
  const count = Number(figures.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!(count <= LARGEST)) return null;
  return paise(open !== '' || (sign !== '' && sign !== '+') ? -count : count);
}

/** A date at the start of a line, and what comes after it. What follows one part is no sign of that part, so that no text takes long to read. */
const LINE =
  /^["']?(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]{1,3}\d{4})["']?[,;\s]+([^,;\s].*)$/is;

/** The most letters that are read: five hundred lines with the name of a fund and more beside the amount. */
const MAX_FLOWS_TEXT = 100_000;

/**
 * Reads dates and amounts as they are pasted from a sheet: a line each (or parts by `;`), date and amount apart by a tab, a comma or blanks.
 * Further columns after a tab, empty lines and a line of titles at the top are left out.
 */
export function readFlows(text: string): ReadFlows {
  const flows: DatedAmount[] = [];
  const faults: { line: number; fault: FlowFault }[] = [];
  const lines = text.slice(0, MAX_FLOWS_TEXT).split(/\r?\n|;(?=\s*["']?\d)/);
  // where the text was cut, its last line may have lost figures
  const cutAt = text.length > MAX_FLOWS_TEXT ? lines.length - 1 : Infinity;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim().replace(/;$/, '');
    const isEmpty = line === '' || (index === 0 && !/\d/.test(line));
    if (index === cutAt || (flows.length === MAX_FLOWS && !isEmpty))
      return { flows, faults: [...faults, { line: index + 1, fault: 'too_many' }] };
    if (isEmpty) continue;
    const [, dated = '', rest = ''] = LINE.exec(line) ?? [];
    const date = readSheetDate(dated);
    const amount = readSheetAmount(rest.split('\t')[0] ?? '');
    if (date === null) faults.push({ line: index + 1, fault: 'no_date' });
    else if (amount === null) faults.push({ line: index + 1, fault: 'no_amount' });
    else flows.push({ date, amount });
  }
  return { flows, faults };
}

/** Why amounts have no rate of return; null where they may have one. */
export type FlowsLack = 'too_few' | 'nothing_in' | 'nothing_out' | 'one_day';

/** Tells what amounts lack before a rate of return can be found. */
export function lackOf(flows: readonly DatedAmount[]): FlowsLack | null {
  const moved = flows.filter(({ amount }) => amount !== 0);
  if (moved.length < 2) return 'too_few';
  if (moved.every(({ amount }) => amount > 0)) return 'nothing_in';
  if (moved.every(({ amount }) => amount < 0)) return 'nothing_out';
  return moved.every(({ date }) => date === moved[0]?.date) ? 'one_day' : null;
}

/** Tells whether amounts span a year: over less a return by the year would promise what nobody has had. */
export function spanYear(flows: readonly DatedAmount[]): boolean {
  const dates = flows.flatMap(({ date, amount }) => (amount === 0 ? [] : date)).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  return first !== undefined && last !== undefined && daysBetween(first, last) >= 365;
}

/** The sums of amounts. */
export function sumsOf(flows: readonly DatedAmount[]): { readonly invested: Paise; readonly returned: Paise } {
  let [invested, returned]: [number, number] = [ZERO_PAISE, ZERO_PAISE];
  for (const { amount } of flows) {
    if (amount < 0) invested -= amount;
    else returned += amount;
  }
  return { invested: paise(invested), returned: paise(returned) };
}

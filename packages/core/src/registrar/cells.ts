import { type Nav, navOrNull, paise, type Paise, type Units, unitsRounded } from '#money/index.js';
import { type BusinessDate, namedDate } from '#time/index.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/;

/** Whether the days of a file stand before its months, as in India, or after them, as a spreadsheet writes them. */
export type DateOrder = 'day-first' | 'month-first';

/** Finds the order by the dates of a whole file: a number above 12 is no month. Where none says so, days come first. */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  const isMonthFirst = dates.some((date) => Number(SLASHED.exec(date)?.[2] ?? 0) > 12);
  return isMonthFirst ? 'month-first' : 'day-first';
}

const two = (part: string | undefined) => (part ?? '').padStart(2, '0');

/** Reads a date: `2026-10-31`, `20261031`, `31-Oct-2026`, or with slashes in the order of its file; null for any other text. */
export function dateOf(text: string, order: DateOrder): BusinessDate | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text);
  if (iso) return namedDate(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const named = /^(\d{1,2})[- /]([A-Za-z]{3})[A-Za-z]*[- /](\d{4})\b/.exec(text);
  if (named) {
    const month = MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1;
    return month === 0 ? null : namedDate(`${named[3]}-${two(String(month))}-${two(named[1])}`);
  }
  const [, first, second, year] = SLASHED.exec(text) ?? [];
  const [dayText, monthText] = order === 'day-first' ? [first, second] : [second, first];
  return year === undefined ? null : namedDate(`${year}-${two(monthText)}-${two(dayText)}`);
}

/** Reads a number, with or without commas; brackets stand for a minus. null for any other text. */
export function numberOf(text: string): number | null {
  const [, inner] = /^\((.*)\)$/.exec(text) ?? [];
  const figure = (inner ?? text).replace(/^(?:₹|rs\.?)/i, '').replace(/[,\s]/g, '');
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(figure)) return null;
  return (inner === undefined ? 1 : -1) * Number(figure);
}

const MOST_RUPEES = 1e12;

/** Reads rupees; null where there are none, or too many to be true. */
export function amountOf(text: string): Paise | null {
  const figure = numberOf(text);
  return figure === null || Math.abs(figure) > MOST_RUPEES ? null : paise(Math.round(figure * 100));
}

/** Reads units, to the nearest ten-thousandth; null where there are none. */
export function unitsOf(text: string): Units | null {
  const figure = numberOf(text);
  return figure === null || Math.abs(figure) > 1e11 ? null : unitsRounded(figure);
}

/** Reads a NAV; null where there is none. */
export function navOf(text: string): Nav | null {
  const figure = numberOf(text);
  return figure === null || figure > 1e7 ? null : navOrNull(Math.round(figure * 1e8));
}

import { type Nav, navFromScaled, paise, type Paise, type Units, unitsFromScaled } from '#money/index.js';
import { type BusinessDate, namedDate } from '#time/index.js';

/** Matches a figure of a statement: commas of lakhs, a sign or brackets below zero, no digit before the point of small ones. */
const FIGURE = /^[(-]{0,2}(?:\d[\d,]*)?\.?\d+\)?-?$/;

/** Tells whether a word is a figure. */
export const isFigure = (text: string): boolean => FIGURE.test(text) && /\d/.test(text);

/** Reads a figure; null for a word that is none. One in brackets is below zero. */
export function figureOf(text: string): number | null {
  if (!isFigure(text)) return null;
  const size = Number(text.replace(/[(),-]/g, ''));
  return Number.isFinite(size) ? (/^[(-]|-$/.test(text) ? -size : size) : null;
}

/** Returns what is reckoned of a figure; null for none, and for one that no statement can mean. */
function within<Quantity>(figure: number | null, of: (figure: number) => Quantity): Quantity | null {
  if (figure === null) return null;
  try {
    return of(figure);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const unitsOfFigure = (figure: number | null): Units | null =>
  within(figure, (value) => unitsFromScaled(Math.round(value * 10_000)));

export const moneyOfFigure = (figure: number | null): Paise | null =>
  within(figure, (value) => paise(Math.round(value * 100)));

/** Reads a price; of 0 there is none. */
export const navOfFigure = (figure: number | null): Nav | null =>
  within(figure, (value) => navFromScaled(Math.round(value * 100_000_000)));

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as statements write it: `05-Apr-2024`, with blanks where its dashes are drawn apart, or `05-04-2024` and `05/04/2024`. */
export const DAY = String.raw`(\d{1,2})\s*[-/ ]+\s*([A-Za-z]{3}[a-z]*|\d{1,2})\s*[-/ ]+\s*(\d{4})`;

const [DAY_ALONE, DAY_FIRST] = [new RegExp(`^${DAY}$`), new RegExp(`^${DAY}`)];

/** Reads a day; null for a text that is none. */
export function dayOf(text: string): BusinessDate | null {
  const [, day = '', month = '', year = ''] = DAY_ALONE.exec(text.trim()) ?? [];
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return namedDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Reads the day with which a text begins; null where it begins with none. */
export function firstDayOf(text: string): { readonly date: BusinessDate; readonly written: string } | null {
  const [written] = DAY_FIRST.exec(text) ?? [];
  const date = written === undefined ? null : dayOf(written);
  return date === null || written === undefined ? null : { date, written };
}

import { type DatedAmount, readFlows } from '@prosperx/core/calculator';
import { typeAmount } from '@prosperx/core/format';
import { paise, type Paise, toRupees, ZERO_PAISE } from '@prosperx/core/money';
import { namedDate } from '@prosperx/core/time';

/** A line as it is edited. */
export interface FlowRow {
  /** Stays with the line while others come and go. */
  readonly id: number;
  readonly date: string;
  /** Whole rupees as typed, grouped; of a pasted line with its paise. */
  readonly amount: string;
  readonly kind: 'in' | 'out';
}

/** What stands there first. */
export const EXAMPLE = '2023-04-01 -50000; 2024-04-01 -50000; 2025-04-01 -50000; 2026-04-01 185000';

let lastId = 0;

export const emptyRow = (date = ''): FlowRow => ({ id: ++lastId, date, amount: '', kind: 'in' });

/** Lines for dates and amounts. */
export const rowsOf = (flows: readonly DatedAmount[]): readonly FlowRow[] =>
  flows.map(({ date, amount }) => ({
    id: ++lastId,
    date,
    amount: typeAmount(String(Math.abs(toRupees(amount)))).text,
    kind: amount < 0 ? 'in' : 'out',
  }));

/** Lines for a text as it is pasted or given. */
export const rowsFor = (text: string): readonly FlowRow[] => rowsOf(readFlows(text).flows);

/** Tells whether every line of a text could be read: a return of the others would be of another text than was given. */
export const isWhole = (text: string): boolean => readFlows(text).faults.length === 0;

/** Something was typed as an amount, and does not count: it is none, or has no date. */
export const isUnfinished = (row: FlowRow): boolean => row.amount !== '' && flowsOf([row]).length === 0;

/** The lines that have a date and an amount. */
export function flowsOf(rows: readonly FlowRow[]): readonly DatedAmount[] {
  return rows.flatMap(({ date, amount, kind }) => {
    const [day, count] = [namedDate(date), amountOf(amount)];
    return day === null || count === null ? [] : [{ date: day, amount: kind === 'in' ? paise(-count) : count }];
  });
}

function amountOf(text: string): Paise | null {
  const { amount } = typeAmount(text.replace(/\.\d*$/, ''));
  if (typeof amount !== 'number') return null;
  const [, fraction = ''] = text.split('.');
  return paise(amount + (fraction === '' ? ZERO_PAISE : Number(fraction.slice(0, 2).padEnd(2, '0'))));
}

/** Dates and amounts as the address of the page and events have them. */
export const textOf = (flows: readonly DatedAmount[]): string =>
  flows.map(({ date, amount }) => `${date} ${toRupees(amount)}`).join('; ');

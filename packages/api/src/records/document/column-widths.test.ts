import { nav, rupees, units } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.js';
import type { Cell, DocumentTable } from './tables.js';

/** A portrait and a landscape A4 page within its margins. */
const [UPRIGHT, ACROSS] = [495, 742];

const row: readonly Cell[] = [
  { text: 'A fund with a name of many words, Regular Plan, Growth' },
  { text: '17730925123' },
  { text: 'Large & Mid Cap' },
  { units: units(12_345_678.123) },
  { nav: nav(12_345.6789) },
  { date: businessDate('2026-11-13') },
  { money: rupees(9_99_99_99_999) },
  { money: rupees(9_99_99_99_999) },
  { money: rupees(-9_99_99_99_999) },
  { percent: -100.25 },
];
const tableOf = (cells: readonly Cell[]): DocumentTable => ({
  name: 'Holdings',
  columns: cells.map((_, index) => ({ title: `Column ${index}`, width: index === 0 ? 34 : 14 })),
  rows: [cells],
});
const sum = (widths: ReturnType<typeof columnWidths>) =>
  widths.columns.reduce((all, { width }) => all + width, 16 * (widths.columns.length - 1));

it('a folio of eleven digits and amounts of crores stay on one line, within the page; names share the rest', () => {
  const widths = columnWidths(tableOf(row), ACROSS);
  expect(widths.columns.map(({ noWrap }) => noWrap)).toEqual([false, true, false, ...Array<boolean>(7).fill(true)]);
  expect(sum(widths)).toBeCloseTo(ACROSS, 5);
  expect(widths.columns[1]!.width).toBeGreaterThan(11 * widths.fontSize * 0.6);
  expect(widths.columns[0]!.width).toBeGreaterThan(widths.columns[2]!.width);
});

it('a table of few columns keeps its letters, one of many has smaller ones', () => {
  expect(columnWidths(tableOf(row.slice(0, 3)), UPRIGHT).fontSize).toBe(8);
  const many = columnWidths(tableOf(row), ACROSS);
  expect(many.fontSize).toBeLessThan(8);
});

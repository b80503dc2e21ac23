import { toCsv } from '@prosperx/core/format';
import { toNavNumber, toRupees, toUnitsNumber } from '@prosperx/core/money';
import type { TransactionRow } from '@prosperx/core/portfolio';
import type { transactionListText } from './transactions.text.js';

/** Returns transactions as CSV, a line each below the names of the columns; amounts in rupees, dates as 2026-11-16. */
export function csvOf(rows: readonly TransactionRow[], text: typeof transactionListText): string {
  const { date, scheme, folio, kind, state, units, nav, navDate, amount, order, reason } = text.columns;
  const header = [date, scheme, folio, kind, state, units, nav, navDate, amount, order, reason];
  return toCsv([
    header,
    ...rows.map((row) => [
      ...[row.transactionDate, row.schemeName || text.severalSchemes, row.folioNo],
      ...[text.kinds[row.kind], text.states[row.state]],
      row.units && toUnitsNumber(row.units),
      row.nav && toNavNumber(row.nav),
      row.navDate,
      row.amount === null ? null : toRupees(row.amount),
      ...[row.pxOrderNumber, row.reason],
    ]),
  ]);
}

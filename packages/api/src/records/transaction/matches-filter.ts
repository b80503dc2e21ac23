import type { getTransactions as call, TransactionRow } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import type { InputOf } from '#http/serve.js';

/** The choices by which transactions are filtered; what is left out chooses all. */
export type TransactionFilter = Omit<InputOf<typeof call>, 'page' | 'size'>;

/** Says whether a filter chooses a transaction. */
export function matchesFilter(
  row: TransactionRow,
  { kind, state, schemeId, folioNo, from, to }: TransactionFilter,
): boolean {
  const isOf = <Value>(wanted: Value | undefined, value: Value | null) => wanted === undefined || wanted === value;
  const isWithin = (date: BusinessDate) => (from === undefined || date >= from) && (to === undefined || date <= to);
  return (
    isOf(kind, row.kind) &&
    isOf(state, row.state) &&
    isOf(schemeId, row.schemeId) &&
    isOf(folioNo, row.folioNo) &&
    isWithin(row.transactionDate)
  );
}

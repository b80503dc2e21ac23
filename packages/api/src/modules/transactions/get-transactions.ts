import {
  getTransactions as call,
  MAX_TRANSACTIONS,
  type TransactionRow,
  TRANSACTIONS_PAGE,
} from '@prosperx/core/portfolio';
import { serve, type Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { sayingRemarks } from '#records/order/say-remarks.js';
import { matchesFilter } from '#records/transaction/matches-filter.js';
import { readTransactions } from '#records/transaction/read-transactions.js';

/** The choices of a filter, by name. */
function choicesOf(rows: readonly TransactionRow[], of: (row: TransactionRow) => readonly [string | null, string]) {
  const found = new Map(rows.map(of));
  return [...found]
    .flatMap(([value, name]) => (value === null ? [] : [{ value, name }]))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const getTransactions: Verb<typeof call> = async ({ ctx, input }) => {
  const say = await sayingRemarks(ctx);
  const all = await readTransactions(ctx.db, subjectOf(ctx).profileId, ctx.clock.now());
  const wanted = all.filter((row) => matchesFilter(row, input));
  const size = Math.min(MAX_TRANSACTIONS, Math.max(1, Number(input.size ?? TRANSACTIONS_PAGE)));
  const totalPages = Math.max(1, Math.ceil(wanted.length / size));
  const page = Math.min(totalPages, Math.max(1, Number(input.page ?? 1)));
  return {
    content: wanted.slice((page - 1) * size, page * size).map((row) => ({ ...row, reason: say(row.reason) })),
    totalElements: wanted.length,
    totalPages,
    page,
    schemes: choicesOf(all, ({ schemeId, schemeName }) => [schemeId, schemeName]),
    folios: choicesOf(all, ({ folioNo, brand }) => [folioNo, `${folioNo ?? ''}, ${brand}`]),
  };
};

export const transactionRoutes = [serve(call, getTransactions, { isReport: true })];

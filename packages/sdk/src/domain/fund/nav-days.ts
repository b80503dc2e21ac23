import { formatDateShort } from '@prosperx/core/format';
import type { FundSummary } from '@prosperx/core/fund';

/** Returns the day of the NAVs to which the returns of some funds are counted, or the first and the last one; empty for no funds. */
export function navDaysText(funds: readonly FundSummary[]): string {
  const days = funds.map(({ lastUpdatedNavDate }) => lastUpdatedNavDate).sort();
  const ends = new Set([...days.slice(0, 1), ...days.slice(-1)]);
  return [...ends].map(formatDateShort).join(' – ');
}

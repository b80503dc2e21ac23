import { groupDigits, MINUS } from './number.js';

/** Returns a finite number of per cent with fixed decimals: `12.35%`, `−4.18%`. */
export function formatPercent(percent: number, decimals: 0 | 1 | 2 = 2): string {
  const [whole = '', fraction] = Math.abs(percent).toFixed(decimals).split('.');
  const figures = fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
  const negative = percent < 0 && /[1-9]/.test(figures);
  return `${negative ? MINUS : ''}${figures}%`;
}

/** Tells whether a number of per cent is shown with a minus: what rounds to zero is no loss. */
export function isShownAsLoss(percent: number): boolean {
  return formatPercent(percent).startsWith(MINUS);
}

import { type Paise, toRupees } from '#money/index.js';
import { decimalText, MINUS } from './number.js';

/** The decimals that an amount shows: 2 on orders, NAV and redemption, 0 elsewhere. */
export type AmountDecimals = 0 | 2;

/** Returns `12,34,567` or `12,34,567.50`, without the rupee sign, which a screen sets apart; a minus comes before a negative amount. */
export function formatRupees(amount: Paise, decimals: AmountDecimals = 0): string {
  return decimalText(amount, 2, decimals);
}

/** Returns `₹12,34,567`, for running text and labels. */
export function formatMoney(amount: Paise, decimals: AmountDecimals = 0): string {
  return withRupeeSign(formatRupees(amount, decimals));
}

/** Puts the rupee sign before the figures and after their minus: `−₹500`. */
export function withRupeeSign(figures: string): string {
  return figures.startsWith(MINUS) ? `${MINUS}₹${figures.slice(MINUS.length)}` : `₹${figures}`;
}

/** Returns rupees as plain digits for a form's field: `150000`, `150000.5`. */
export function plainRupees(amount: Paise): string {
  return String(toRupees(amount));
}

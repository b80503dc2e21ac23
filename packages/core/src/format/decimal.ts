/** Minus of figures: the mathematical sign, as wide as a digit. */
export const MINUS = '−';

/** Digits in Indian groups: `123456789` as `12,34,56,789`. Takes digits only. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}

/** Whole-number division rounded half away from zero, exact for any safe integers. */
export function roundedQuotient(count: number, divisor: number): number {
  const size = Math.abs(count);
  const rest = size % divisor;
  const quotient = (size - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
  return count < 0 ? 0 - quotient : quotient;
}

/**
 * A count of `10 ** -scale` as grouped decimal text with `decimals` places (at most `scale`), rounded half away from zero.
 * No minus before what rounds to zero.
 */
export function decimalText(count: number, scale: number, decimals: number): string {
  const rounded = roundedQuotient(count, 10 ** (scale - decimals));
  const digits = String(Math.abs(rounded)).padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals));
  const sign = rounded < 0 ? MINUS : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

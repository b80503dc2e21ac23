import { said } from '#language/index.js';
import type { Nav, Units } from '#money/index.js';
import { ordinalText } from './format.text.js';

const DOT = '•';

/** Hides all but the last four digits of a mobile number: `••••••7421`. */
export function maskMobile(mobile: string): string {
  return DOT.repeat(Math.max(0, mobile.length - 4)) + mobile.slice(-4);
}

/**
 * Hides all but the first and last three digits of an account number: `501••••218`. It has always four dots, so that its length stays
 * hidden; a number of six digits or fewer is hidden whole.
 */
export function maskAccount(account: string): string {
  return account.length > 6 ? account.slice(0, 3) + DOT.repeat(4) + account.slice(-3) : DOT.repeat(4);
}

/** Returns a PAN as others may see it: `ABCPR1234F` as `ABCPR••••F`. What is no PAN, or is masked already, stays as it is. */
export function maskPan(pan: string): string {
  return pan.replace(/^([A-Z]{5})\d{4}([A-Z])$/, `$1${DOT.repeat(4)}$2`);
}

const SHOWN_OF_ID = 4;

/** Returns the number of an identity document or a tax number as others may see it: a PAN as `maskPan` has it, of any other its last four characters, of one that short nothing. */
export function maskId(id: string): string {
  const asPan = maskPan(id);
  if (asPan !== id || id === '' || isMasked(id)) return asPan;
  return DOT.repeat(4) + (id.length > SHOWN_OF_ID ? id.slice(-SHOWN_OF_ID) : '');
}

/** Tells whether a value came masked. */
export const isMasked = (value: string): boolean => value.includes(DOT);

/** Returns what a field holds once something is typed into it: over a masked value one types anew. */
export function typedOver(before: string, typed: string): string {
  if (!isMasked(before)) return typed;
  if (typed.startsWith(before)) return typed.slice(before.length);
  return isMasked(typed) ? '' : typed;
}

/** The minus of figures is the mathematical sign, as wide as a digit. */
export const MINUS = '−';

/** Groups digits the Indian way: `123456789` as `12,34,56,789`. It takes digits only. */
export function groupDigits(digits: string): string {
  let grouped = digits.slice(-3);
  for (let rest = digits.slice(0, -3); rest; rest = rest.slice(0, -2)) grouped = `${rest.slice(-2)},${grouped}`;
  return grouped;
}

/** Divides whole numbers, rounded half away from zero, exact for any safe integers. */
export function roundedQuotient(count: number, divisor: number): number {
  const size = Math.abs(count);
  const rest = size % divisor;
  const quotient = (size - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
  return count < 0 ? 0 - quotient : quotient;
}

/**
 * Returns a count of `10 ** -scale` as grouped decimal text with `decimals` places (at most `scale`), rounded half away from zero. What
 * rounds to zero has no minus.
 */
export function decimalText(count: number, scale: number, decimals: number): string {
  const rounded = roundedQuotient(count, 10 ** (scale - decimals));
  const digits = String(Math.abs(rounded)).padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals));
  const sign = rounded < 0 ? MINUS : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** Returns units with three decimals, or with the fourth where there is one: `1,200.000`, `33.4125`. */
export function formatUnits(value: Units): string {
  return decimalText(value, 4, value % 10 === 0 ? 3 : 4);
}

/** Returns a NAV without the rupee sign, with four decimals, or with two where it is the large figure of a fund's page. */
export function formatNav(value: Nav, decimals: 2 | 4 = 4): string {
  return decimalText(value, 8, decimals);
}

/** Returns `1st`, `2nd`, `3rd`, `11th`; takes a whole number from 0. Other languages say a day by its number alone, to which their sentences add what it needs. */
export const ordinal = (count: number): string => said(ordinalText).day(count);

import type { Nav } from '#money/nav.js';
import type { Units } from '#money/units.js';
import { decimalText, groupDigits, MINUS } from './decimal.js';

/** Units with three decimals: `1,200.000`. */
export function formatUnits(value: Units): string {
  return decimalText(value, 3, 3);
}

/** A NAV without the rupee sign, with four decimals, or with two where it is the large figure of a fund's page. */
export function formatNav(value: Nav, decimals: 2 | 4 = 4): string {
  return decimalText(value, 8, decimals);
}

/** A finite number of per cent with fixed decimals: `12.35%`, `−4.18%`. */
export function formatPercent(percent: number, decimals: 0 | 1 | 2 = 2): string {
  const [whole = '', fraction] = Math.abs(percent).toFixed(decimals).split('.');
  const figures = fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
  const negative = percent < 0 && /[1-9]/.test(figures);
  return `${negative ? MINUS : ''}${figures}%`;
}

/** `1st`, `2nd`, `3rd`, `11th`; takes a whole number from 0. */
export function ordinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}

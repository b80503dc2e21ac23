import { said } from '#language/index.js';
import type { Paise } from '#money/index.js';
import { formatRupees, withRupeeSign } from './amount.js';
import { shortAmountText } from './format.text.js';
import { decimalText, roundedQuotient } from './number.js';

const THOUSAND = 1_000_00;
const LAKH = 1_00_000_00;
const CRORE = 1_00_00_000_00;

/**
 * Returns the short form, without the rupee sign: `85 K` below 1 lakh, `12.35 L` below 1 crore, else `1.20 Crs`. It has two decimals, rounded half away from zero; K and L leave out `.00` (`10 L`), Crs keeps it (`1.00 Crs`) below 1,000
 * crore and shows none from there (`48,210 Crs`), as the design's axes do; other languages leave out every zero at the end (`2.5 लाख`). An amount that rounds up to the next unit is shown in it:
 * ₹99,999 is `1 L`. Below ₹1,000 there is nothing to shorten: `500`.
 */
export function formatShort(amount: Paise): string {
  const size = Math.abs(amount);
  const { inUnits } = said(shortAmountText);
  if (roundedQuotient(size, 100) < 1_000) return formatRupees(amount);
  if (hundredths(size, THOUSAND) < 100_00) return inUnits(trimmed(amount, THOUSAND), 'K');
  if (hundredths(size, LAKH) < 100_00) return inUnits(trimmed(amount, LAKH), 'L');
  if (hundredths(size, CRORE) < 1_000_00) return inUnits(decimalText(hundredths(amount, CRORE), 2, 2), 'Crs');
  return inUnits(decimalText(roundedQuotient(amount, CRORE), 0, 0), 'Crs');
}

/** Returns the short form with the rupee sign: `₹10 L`. */
export function formatShortMoney(amount: Paise): string {
  return withRupeeSign(formatShort(amount));
}

/** Returns an amount in hundredths of a unit, which is given in paise. */
function hundredths(count: number, unit: number): number {
  return roundedQuotient(count, unit / 100);
}

function trimmed(amount: Paise, unit: number): string {
  return decimalText(hundredths(amount, unit), 2, 2).replace(/\.00$/, '');
}

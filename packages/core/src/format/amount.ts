import { type Paise, rupees, toRupees } from '#money/money.js';
import { amountWords } from './format.text.js';
import { decimalText, MINUS, roundedQuotient } from './number.js';

/** From this amount on a field shows its amount in words below (design language, "Money, figures, charts"). */
export const WORDS_FROM: Paise = rupees(1_00_000);

/** Returns an amount in words by the Indian scale: `One lakh fifty thousand rupees`. */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount);
  const whole = Math.floor(size / 100);
  const rest = size % 100;
  const inRupees = amountWords.rupees(whole === 0 ? amountWords.zero : spell(whole), whole);
  const words = rest === 0 ? inRupees : amountWords.paise(inRupees, spell(rest));
  return capitalised(amount < 0 ? `${amountWords.minus} ${words}` : words);
}

function spell(count: number): string {
  const scale = amountWords.scales.find(({ value }) => count >= value);
  if (!scale) return amountWords.belowHundred(count) ?? '';
  const rest = count % scale.value;
  const words = `${spell((count - rest) / scale.value)} ${scale.name}`;
  return rest === 0 ? words : `${words} ${spell(rest)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const THOUSAND = 1_000_00;
const LAKH = 1_00_000_00;
const CRORE = 1_00_00_000_00;

/**
 * Returns the short form, without the rupee sign: `85 K` below 1 lakh, `12.35 L` below 1 crore, else `1.20 Crs` (specification, platform,
 * section 9). It has two decimals, rounded half away from zero; K and L leave out `.00` (`10 L`), Crs keeps it (`1.00 Crs`) below 1,000
 * crore and shows none from there (`48,210 Crs`), as the design's axes do. An amount that rounds up to the next unit is shown in it:
 * ₹99,999 is `1 L`. Below ₹1,000 there is nothing to shorten: `500`.
 */
export function formatShort(amount: Paise): string {
  const size = Math.abs(amount);
  if (roundedQuotient(size, 100) < 1_000) return formatRupees(amount);
  if (hundredths(size, THOUSAND) < 100_00) return `${trimmed(amount, THOUSAND)} K`;
  if (hundredths(size, LAKH) < 100_00) return `${trimmed(amount, LAKH)} L`;
  if (hundredths(size, CRORE) < 1_000_00) return `${decimalText(hundredths(amount, CRORE), 2, 2)} Crs`;
  return `${decimalText(roundedQuotient(amount, CRORE), 0, 0)} Crs`;
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

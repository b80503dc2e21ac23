import { type Nav, navFromScaled } from '@prosperx/core/money';
import { businessDate, type BusinessDate } from '@prosperx/core/time';

const DECIMALS = 8;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A NAV as AMFI writes it (`90.7427`, `10.`, up to 15 decimals): rounded to 1e-8 rupee. null for `N.A.`, zero and what is no number: those are no NAVs. */
export function navFromText(text: string): Nav | null {
  const found = /^(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (found === null) return null;
  const [, whole = '', fraction = ''] = found;
  const digits = BigInt(whole + fraction.padEnd(DECIMALS + 1, '0').slice(0, DECIMALS + 1));
  const scaled = Number((digits + 5n) / 10n);
  return scaled > 0 && Number.isSafeInteger(scaled) ? navFromScaled(scaled) : null;
}

/** `21-Aug-2026` as a date; null for what is none. */
export function dateFromText(text: string): BusinessDate | null {
  const [day, month, year] = text.trim().split('-');
  const number = MONTHS.indexOf(month ?? '') + 1;
  try {
    return businessDate(`${year}-${String(number).padStart(2, '0')}-${day?.padStart(2, '0')}`);
  } catch {
    return null;
  }
}

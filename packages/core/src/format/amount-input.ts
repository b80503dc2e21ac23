import { type Paise, rupees } from '#money/paise.js';
import { groupDigits } from './decimal.js';

/** Longest amount a field takes, in digits. */
const MAX_DIGITS = 12;

/** What stands in an amount field while it is typed in. */
export interface TypedAmount {
  /** To show: digits in Indian groups, '' when empty. */
  readonly text: string;
  /** Where the caret belongs in `text`: after as many digits as before. */
  readonly caret: number;
  /** Null when empty. */
  readonly amount: Paise | null;
}

/**
 * Reads what stands in a field of whole rupees and groups it anew. Digits only: anything else is dropped, and all from a point on, so that
 * a pasted `₹1,50,000.00` stays one and a half lakh. Leading zeros stay while one types (who deletes the 1 of 1,00,000 to make it 2,00,000
 * finds the zeros still there): when the field is left, show formatRupees of the amount. `caret` is its place in `typed`; the end without it.
 */
export function typeAmount(typed: string, caret: number = typed.length): TypedAmount {
  const digits = digitsOf(typed);
  const text = groupDigits(digits);
  const before = Math.min(digitsOf(typed.slice(0, caret)).length, digits.length);
  return { text, caret: placeAfter(text, before), amount: digits === '' ? null : rupees(Number(digits)) };
}

function digitsOf(typed: string): string {
  const [whole = ''] = typed.split('.');
  return whole.replace(/\D/g, '').slice(0, MAX_DIGITS);
}

/** The place in `text` after so many digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0; place++) if (text[place] !== ',') left--;
  return place;
}

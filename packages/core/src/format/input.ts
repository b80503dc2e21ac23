import { type Paise, rupees } from '#money/money.js';
import { groupDigits } from './number.js';

/** More than any number has that is typed: of a number that is too long enough stays to see, and to be told, that it is. */
export const MAX_TYPED_LENGTH = 40;

/** The digits of what was typed or pasted. */
export const typedDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, MAX_TYPED_LENGTH);

/** The letters, as capitals, and digits of what was typed or pasted. */
export const typedAlphanumerics = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_TYPED_LENGTH);

/** The whole number that was typed or pasted: null of nothing, NaN of what is none (`12.5`, `-3`, `1e2`), so that it can be told. */
export function typedWhole(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Longest amount a field takes, in digits. */
const MAX_DIGITS = 12;

/** What a field of whole rupees holds: null while it is empty, `not_whole` while it is no whole number. */
export type FieldAmount = Paise | 'not_whole' | null;

/** What stands in an amount field while it is typed in. */
export interface TypedAmount {
  /** To show: digits in Indian groups, '' when empty, and what is no whole number as it was typed. */
  readonly text: string;
  /** Where the caret belongs in `text`: after as many digits as before. */
  readonly caret: number;
  readonly amount: FieldAmount;
}

/**
 * Reads what stands in a field of whole rupees and groups it anew. Spaces, commas and the sign of the rupee group and name; a fraction of
 * zeros says nothing. Whatever else stands there would make it another amount once it were dropped (`1500.50`, `-5000`, `1e5`, `5 lakh`), so
 * that it stays and the whole is no amount: typed key by key and pasted at once are then the same. Leading zeros stay while one types (who
 * deletes the 1 of 1,00,000 to make it 2,00,000 finds the zeros still there): when the field is left, show formatRupees of the amount.
 * `caret` is its place in `typed`; the end without it.
 */
export function typeAmount(typed: string, caret: number = typed.length): TypedAmount {
  const figures = figuresOf(typed);
  const [, digits, fraction = ''] = /^(\d+)(\.0*)?$/.exec(figures) ?? [];
  if (!digits) return figures ? { text: typed, caret, amount: 'not_whole' } : { text: '', caret: 0, amount: null };
  const kept = digits.slice(0, MAX_DIGITS);
  const text = groupDigits(kept) + fraction;
  return { text, caret: placeAfter(text, figuresOf(typed.slice(0, caret)).length), amount: rupees(Number(kept)) };
}

const figuresOf = (typed: string): string => typed.replace(/[\s,₹]/g, '');

/** The place in `text` after so many of its figures. */
function placeAfter(text: string, figures: number): number {
  let place = 0;
  for (let left = figures; left > 0 && place < text.length; place++) if (text[place] !== ',') left--;
  return place;
}

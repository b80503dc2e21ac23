import { type Paise, rupees, toRupees } from '#money/index.js';
import { groupDigits } from './number.js';

/** What a longer number counts as: more than any amount may be, so that its check says what the most is. */
export const LARGEST_TYPED: Paise = rupees(9_999_999_999_999);

/** The amount in a field of whole rupees: null while it is empty, `not_whole` while it is no whole number. */
export type FieldAmount = Paise | 'not_whole' | null;

/** The state of an amount field while a person types in it. */
export interface TypedAmount {
  /** The text to show: digits in Indian groups, '' when empty, and what is no whole number as it was typed. */
  readonly text: string;
  /** The caret's place in `text`: after as many digits as before. */
  readonly caret: number;
  readonly amount: FieldAmount;
}

/**
 * Reads the text of a field of whole rupees and groups it anew. Spaces, commas and the rupee sign are left out; a fraction of zeros is
 * ignored. Any other character would make it another amount once it were dropped (`1500.50`, `-5000`, `1e5`, `5 lakh`), so it stays and
 * the whole is no amount: typed key by key and pasted at once are then the same. Leading zeros stay while a person types (they delete the
 * 1 of 1,00,000 to make it 2,00,000 and find the zeros still there): when the field is left, show formatRupees of the amount. `caret` is
 * its place in `typed`; the end without it.
 */
export function typeAmount(typed: string, caret: number = typed.length): TypedAmount {
  const figures = figuresOf(typed);
  const [, digits, fraction = ''] = /^(\d+)(\.0*)?$/.exec(figures) ?? [];
  if (!digits) return figures ? { text: typed, caret, amount: 'not_whole' } : { text: '', caret: 0, amount: null };
  const text = groupDigits(digits) + fraction;
  const amount = rupees(Math.min(Number(digits), toRupees(LARGEST_TYPED)));
  return { text, caret: placeAfter(text, figuresOf(typed.slice(0, caret)).length), amount };
}

const figuresOf = (typed: string): string => typed.replace(/[\s,₹]/g, '');

/** Returns the place in `text` after a number of its figures. */
function placeAfter(text: string, figures: number): number {
  let index = 0;
  for (let left = figures; left > 0 && index < text.length; index++) if (text[index] !== ',') left--;
  return index;
}
